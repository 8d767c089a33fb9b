import { generateFiles, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import type { Names } from './names.ts';

/**
 * A dashboard module: its schemas in the contract, its definition on the server, its samples, and its library. All lists of modules are made
 * from these files. It shows entries with a title and a text, which is where the work on the real module begins.
 */
export function generateModule(tree: Tree, names: Names): void {
  generateFiles(tree, join(import.meta.dirname, 'files/module'), '.', names);
}
