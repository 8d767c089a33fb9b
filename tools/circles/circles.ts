/** What each file imports, by name. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** The circles in which files import each other, each as the files that it goes through; none where all imports run one way. */
export function circlesOf(imports: Imports): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): void => {
    if (done.has(file)) return;
    const begin = path.indexOf(file);
    if (begin >= 0) {
      circles.push([...path.slice(begin), file]);
      return;
    }
    path.push(file);
    imports.get(file)?.forEach(visit);
    path.pop();
    done.add(file);
  };
  [...imports.keys()].forEach(visit);
  return circles;
}
