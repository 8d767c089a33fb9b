import { generateFiles, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import { sampleName } from '../contract/module-lists.ts';
import type { Names } from './names.ts';

/**
 * A dashboard module: its schema in the contract, its definition on the server, its library with component and stories. All lists of modules
 * are made from these files. It shows entries with a title and a text, which is where the work on the real module begins.
 */
export function generateModule(tree: Tree, names: Names): void {
  const sample = sampleName(`${names.className}Module`);
  generateFiles(tree, join(import.meta.dirname, 'files/module'), '.', { ...names, sample });
}
