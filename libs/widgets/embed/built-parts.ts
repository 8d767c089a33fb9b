import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
}

/** Points the elements to the parts that the first build has left, by their hashes; `folder` leads there from the built script. `together`: with all that they import. */
export function builtParts(folder: string, { together = false } = {}): Plugin {
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, 'dist/.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const filesOf = (file: string, found = new Set<string>()): string[] => {
    const chunk = Object.values(manifest).find((one) => one.file === file);
    if (!chunk) throw new Error(`The first build has no ${file}.`);
    found.add(file);
    for (const each of chunk.imports ?? []) if (!found.has(manifest[each]!.file)) filesOf(manifest[each]!.file, found);
    return [...found];
  };
  const entries = Object.values(manifest).flatMap(({ isEntry, file }) => (isEntry ? [filesOf(file)] : []));
  /** Those of most parts first, always in one order, which compresses well; the part itself last. */
  const listed = (file: string): string[] => {
    const share = (one: string) => entries.filter((files) => files.includes(one)).length;
    const rest = filesOf(file).slice(1);
    return [...rest.sort((one, other) => share(other) - share(one) || (one < other ? -1 : 1)), file];
  };
  const part = /libs\/widgets\/([\w-]+)\/src\/element\.ts$/;
  return {
    name: 'foyer-built-parts',
    enforce: 'pre',
    // Side by side with all that the part imports, which would be asked for in a second and a third round.
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !together) continue;
        const code = chunk.code.replaceAll('/* @__PURE__ */ ', '');
        chunk.code = code.replaceAll(/import\([`"']((?:\.+\/)+assets\/)([\w-]+)\.js[`"']\)/g, (_all, path: string, name: string) => {
          const names = listed(`assets/${name}.js`).map((file) => file.slice('assets/'.length, -'.js'.length));
          return `Promise.all("${names.join(' ')}".split(" ").map(f=>import("${path}"+f+".js"))).then(m=>m.pop())`;
        });
      }
    },
    resolveId(source, importer = '') {
      const [, widget] = part.exec(importer) ?? [];
      if (source !== './part.ts' || !widget) return null;
      const built = Object.values(manifest).find(({ isEntry, src }) => isEntry && src?.endsWith(`/${widget}/src/part.ts`));
      if (!built) return this.error(`The first build has no part of ${widget}.`);
      return { id: folder + built.file, external: true };
    },
  };
}
