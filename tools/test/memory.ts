import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const shared = '/dev/shm';
/** The databases, browsers and copies of a whole run at once, generously. */
const neededBytes = 4 * 1024 ** 3;

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/**
 * Has temporary files written to memory for the rest of this process and its children, where the machine has enough of it to share: every test file opens
 * a copy of a database, and a disk makes them wait for it. A folder that is named already stays. Beside them lies what Node has compiled, for the many
 * processes that read the same sources.
 */
export function keepTemporaryFilesInMemory(env: NodeJS.ProcessEnv = process.env, folder: string = shared): void {
  if (env['TMPDIR'] || freeBytes(folder) < neededBytes) return;
  const own = mkdtempSync(join(folder, 'foyer-'));
  env['TMPDIR'] = own;
  env['NODE_COMPILE_CACHE'] ??= join(own, 'compile-cache');
  process.on('exit', () => rmSync(own, { recursive: true, force: true }));
}
