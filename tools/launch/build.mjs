import { capture, npmCommand } from './commands.mjs';
import { buildStamp, isBuilt, markBuilt } from './stamp.mjs';

/** Builds the portal where its inputs changed since the last build.
 * @param {string} root
 * @param {import('./progress.mjs').Progress} progress */
export async function ensureBuilt(root, progress) {
  if (isBuilt(root)) return;
  const stamp = buildStamp(root);
  await progress.step('Building the portal', () => {
    const [command, args] = npmCommand(['run', 'build', '--silent']);
    return capture(command, args, { cwd: root });
  });
  markBuilt(root, stamp);
}
