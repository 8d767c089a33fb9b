import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Has a file written elsewhere and moved to its place, so that it is either absent or whole, also for a reader in another process and after a kill. */
export async function moveIn(path: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await write(draft);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Writes a file that is either absent or whole. */
export const writeAtomically = (path: string, bytes: Uint8Array): Promise<void> => moveIn(path, (draft) => writeFile(draft, bytes));
