import { copyFile, glob, mkdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';

/** Releases that no server has had for so long, in ms, are forgotten. */
const keptMs = 400 * 24 * 60 * 60 * 1000;

const hashed = ['assets/**', 'v1/foyer-*'];

/** Whole or not at all: several processes may start at once, and one may be killed. */
async function copyInto(from: string, to: string): Promise<void> {
  const draft = `${to}.${randomUUID()}.draft`;
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, draft);
  await rename(draft, to);
}

/**
 * Keeps the files of each release that have a hash in their names: a page may have been loaded before an update, and one that checks what it loads names the
 * release that it was made for (docs/embedding.md).
 */
export async function keepReleases(dist: string, kept: string, now: number = Date.now()): Promise<void> {
  await mkdir(kept, { recursive: true });
  const today = new Date(now);
  for await (const file of glob(hashed, { cwd: dist })) {
    const from = join(dist, file);
    const to = join(kept, file);
    if (!(await stat(from)).isFile()) continue;
    if (!(await stat(to).catch(() => undefined))) await copyInto(from, to);
    await utimes(to, today, today);
  }
  for await (const file of glob('**/*', { cwd: kept })) {
    const path = join(kept, file);
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile() && found.mtimeMs < now - keptMs) await rm(path, { force: true });
  }
}
