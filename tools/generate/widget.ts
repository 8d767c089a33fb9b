import { generateFiles, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import type { Names } from './names.ts';

/** A widget for other websites: its React component, the options it takes as attributes, and its custom element. */
export function generateWidget(tree: Tree, names: Names): void {
  generateFiles(tree, join(import.meta.dirname, 'files/widget'), '.', names);
}
