import { generateFiles, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import { insert } from './insert.ts';
import type { Names } from './names.ts';

/**
 * A dashboard module: its library, its schemas in the contract, its definition on the server, its samples, and its line in the portal's
 * registry. The other lists of modules are made from these files. It shows entries with a title and a text, which is where the work on the real
 * module begins.
 */
export function generateModule(tree: Tree, names: Names): void {
  const { fileName, className, type } = names;
  generateFiles(tree, join(import.meta.dirname, 'files/module'), '.', names);

  insert(
    tree,
    'apps/portal/src/host/modules/registry.ts',
    'before',
    /^};$/m,
    `  ${type}: deferred(async () => (await import('@foyer/module-${fileName}')).${className}Module),\n`,
  );
}
