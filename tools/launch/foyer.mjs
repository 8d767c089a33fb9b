import { join } from 'node:path';
import { become } from './child.mjs';
import { endWithFailure } from './failure.mjs';
import { memoryFlags, withMemoryLimits } from './memory.mjs';
import { node24 } from './node24.mjs';

const root = join(import.meta.dirname, '..', '..');
const program = [...memoryFlags, '--import', join(root, 'tools/launch/follow-parent.mjs'), join(root, 'apps/cli/src/main.ts')];

/** Runs the command line on the bundled Node, in the folder it was called from: that is where relative paths of files begin. */
export async function foyer() {
  try {
    await become(node24(root), [...program, ...process.argv.slice(2)], {
      cwd: process.cwd(),
      env: withMemoryLimits(process.env),
      follow: true,
    });
  } catch (error) {
    endWithFailure(error);
  }
}
