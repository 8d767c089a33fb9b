import { globSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';

/** Releases that no server has had for so long, in ms, are forgotten. */
const keptMs = 400 * 24 * 60 * 60 * 1000;

/** So long the files of a release are not looked at again, in ms. */
const restMs = 24 * 60 * 60 * 1000;

/** The script comes last: where it is, the release is complete. */
const hashed = ['assets/*', 'v1/foyer-*'];

const modified = async (path: string): Promise<number | undefined> => (await stat(path).catch(() => undefined))?.mtimeMs;

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
  const today = new Date(now);
  const parts = hashed.map((pattern) => globSync(pattern, { cwd: dist }));
  const times = await Promise.all(parts.at(-1)!.map((script) => modified(join(kept, script))));
  if (times.every((time) => time !== undefined && time > now - restMs)) return;
  for (const files of parts) {
    await Promise.all(
      files.map(async (file) => {
        const to = join(kept, file);
        if ((await modified(to)) === undefined) await copyInto(join(dist, file), to);
        await utimes(to, today, today);
      }),
    );
  }
  for (const file of globSync('*/*', { cwd: kept })) {
    const path = join(kept, file);
    if (((await modified(path)) ?? now) < now - keptMs) await rm(path, { force: true });
  }
}
