import { join } from 'node:path';
import { become } from './child.mjs';
import { endWithFailure } from './failure.mjs';
import { ensureInstalled } from './install.mjs';
import { node24 } from './node24.mjs';
import { createProgress } from './progress.mjs';

const root = join(import.meta.dirname, '..', '..');

/** Runs the stages of tools/test on the bundled Node. */
export async function test() {
  try {
    await ensureInstalled(root, createProgress());
    await become(node24(root), ['tools/test/main.ts', ...process.argv.slice(2)], { cwd: root });
  } catch (error) {
    endWithFailure(error);
  }
}
