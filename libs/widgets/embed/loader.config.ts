import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { basePlugins } from '../../../tools/vite/base.ts';

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
}

/** Points the elements to the parts that the first build has left, by their hashes. */
function builtParts(): Plugin {
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
      return { id: `../${built.file}`, external: true };
    },
  };
}

// The one script that pages include, under an address that stays: as a library, for Vite adds what loads style sheets to all others.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [basePlugins(), builtParts()],
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist/v1',
    reportCompressedSize: false,
    rolldownOptions: { output: { minify: true } },
    lib: { entry: 'src/foyer.ts', formats: ['es'], fileName: () => 'foyer.js' },
  },
});
