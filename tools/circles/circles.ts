import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** The files that each file imports, by their paths from the repository's root. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** Reads what the TypeScript files of some folders import from each other: statically, as types alone, and with `import()`. */
export function readImports(root: string, patterns: readonly string[]): Imports {
  const files = globSync([...patterns], { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] });
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, false);
      const paths = importedFiles
        .map(({ fileName }) => fileName)
        .filter((name) => name.startsWith('.'))
        .map((name) => join(root, dirname(file), name));
      return [file, paths.filter((path) => existsSync(path)).map((path) => relative(root, path))];
    }),
  );
}

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
