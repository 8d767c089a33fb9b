import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

type Manifest = Record<string, { file: string }>;

/** Names in a manifest what was bundled into a file together with others: `held` gives the files' sources. */
export function withMergedParts(manifest: Manifest, held: Iterable<[file: string, sources: readonly string[]]>): Manifest {
  const byFile = new Map(Object.values(manifest).map((entry) => [entry.file, entry]));
  const merged: Manifest = {};
  for (const [file, sources] of held) for (const source of sources) if (byFile.has(file)) merged[source] = byFile.get(file)!;
  return { ...merged, ...manifest };
}

/** Vite's manifest names a file by the one part that it begins with. Every other part is to be found by its source, too. */
export function mergedParts(): Plugin {
  let root = '';
  return {
    name: 'foyer:merged-parts',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    writeBundle({ dir }, bundle) {
      const file = join(dir!, '.vite/manifest.json');
      const isPart = (id: string) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
      const held = Object.values(bundle).flatMap((chunk): [string, string[]][] =>
        chunk.type === 'chunk' ? [[chunk.fileName, chunk.moduleIds.filter(isPart).map((id) => relative(root, id))]] : [],
      );
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
      writeFileSync(file, JSON.stringify(withMergedParts(manifest, held), null, 2));
    },
  };
}
