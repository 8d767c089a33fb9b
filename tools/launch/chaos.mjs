import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { become } from './child.mjs';
import { endWithFailure } from './failure.mjs';
import { ensureInstalled } from './install.mjs';
import { node24 } from './node24.mjs';
import { createProgress } from './progress.mjs';

const root = join(import.meta.dirname, '..', '..');

/** Runs the scenarios of tools/chaos on the bundled Node. */
export async function chaos() {
  try {
    const progress = createProgress();
    await ensureInstalled(root, progress);
    await ensureBuilt(root, progress);
    await become(node24(root), ['tools/chaos/chaos.ts', ...process.argv.slice(2)], { cwd: root });
  } catch (error) {
    endWithFailure(error);
  }
}
