import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
}

/** Points the elements to the parts that the first build has left, by their hashes; `folder` leads there from the built script. */
export function builtParts(folder: string): Plugin {
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, 'dist/.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const part = /libs\/widgets\/([\w-]+)\/src\/element\.ts$/;
  return {
    name: 'foyer-built-parts',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const [, widget] = part.exec(importer) ?? [];
      if (source !== './part.ts' || !widget) return null;
      const built = Object.values(manifest).find(({ isEntry, src }) => isEntry && src?.endsWith(`/${widget}/src/part.ts`));
      if (!built) return this.error(`The first build has no part of ${widget}.`);
      return { id: folder + built.file, external: true };
    },
  };
}
