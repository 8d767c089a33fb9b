/** One built file in Vite's manifest, by its source. */
export interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  isEntry?: boolean;
}

/** Vite's `manifest.json`. */
export type Manifest = Record<string, Chunk>;

/** The files that a view loads. */
export interface ViewFiles {
  scripts: string[];
  styles: string[];
}

const messagesPrefix = 'virtual:messages/';

/** Which parts of a language a view loads, as its route says (`RouteHandle.words` of the portal). */
export type Words = 'few' | 'all' | 'studio';

/** The files with the messages of a view, by language. A view loads one language. */
export function messageFiles(manifest: Manifest, words?: Words): string[][] {
  const parts = [
    'start',
    ...(words === 'few' ? [] : ['rest']),
    ...(words === 'all' || words === 'studio' ? ['more'] : []),
    ...(words === 'studio' ? ['studio'] : []),
  ];
  const start = Object.keys(manifest).filter((source) => source.startsWith(`${messagesPrefix}start/`));
  return start.map((source) => {
    const sources = parts.map((part) => source.replace('/start/', `/${part}/`));
    return sources.flatMap((part) => manifest[part]?.file ?? []);
  });
}

/** Everything that the entry and these sources load at once. Throws where a source is not part of the build. */
export function filesOf(manifest: Manifest, sources: readonly string[]): ViewFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`${source} is not part of the build`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.css?.forEach((file) => styles.add(file));
    chunk.imports?.forEach(visit);
  };
  const entries = Object.keys(manifest).filter((source) => manifest[source]!.isEntry);
  [...entries, ...sources].forEach(visit);
  return { scripts: [...scripts], styles: [...styles] };
}

/** Which built scripts each built script imports at once. */
export const scriptImports = (manifest: Manifest): Map<string, string[]> =>
  new Map(Object.values(manifest).map(({ file, imports = [] }) => [file, imports.flatMap((source) => manifest[source]?.file ?? [])]));
