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

/** The sources of the languages' messages; a view loads one of them. */
export const messageSources = (manifest: Manifest) => Object.keys(manifest).filter((source) => source.startsWith(messagesPrefix));

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
