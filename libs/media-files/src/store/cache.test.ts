import { mkdir, mkdtemp, open, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Cache, createCache } from './cache.ts';

let folder: string;
let cache: Cache;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-cache-'));
  cache = createCache({ folder, maxBytes: 1000 });
});
afterEach(async () => {
  cache.close();
  await rm(folder, { recursive: true });
});

const kept = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).map(({ name }) => name);

/** A file that was used so many minutes ago. */
async function add(name: string, minutes: number, size = 300): Promise<string> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, Buffer.alloc(size));
  const used = new Date(Date.now() - minutes * 60_000);
  await utimes(path, used, used);
  return path;
}

it('drops what was not used for longest, until it fits', async () => {
  await add('aa/oldest', 50);
  await add('variants/older', 40);
  await add('parts/newer', 30);
  await add('bb/newest', 20);
  await cache.sweep();
  expect((await kept()).sort()).toEqual(['newer', 'newest', 'older']);
});

it('keeps everything as long as it fits', async () => {
  for (const name of ['a', 'b', 'c']) await add(name, 600);
  await cache.sweep();
  expect(await kept()).toHaveLength(3);
});

it('knows what was used again', async () => {
  const path = await add('a', 50);
  for (const name of ['b', 'c', 'd']) await add(name, 30);
  expect(await cache.use(path)).toBe(true);
  expect(await cache.use(join(folder, 'nothing'))).toBe(false);
  await cache.sweep();
  expect((await kept()).sort()).toEqual(['a', 'c', 'd']);
});

it('keeps what was used a moment ago, however full it is', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await add(name, 0);
  await cache.sweep();
  expect(await kept()).toHaveLength(5);
});

it('takes nothing from those who are reading', async () => {
  const path = await add('a', 50, 2000);
  const file = await open(path);
  await cache.sweep();
  expect(await kept()).toEqual([]);
  expect((await file.read({ buffer: Buffer.alloc(2000) })).bytesRead).toBe(2000);
  await file.close();
});

it('drops drafts that a process left behind, and no others', async () => {
  await add('drafts/old.whole', 90);
  await add('drafts/new.whole', 10, 5000);
  await add('aa/old.tmp', 90);
  await add('aa/new.tmp', 10);
  await add('aa/kept', 90);
  await cache.sweep();
  expect((await kept()).sort()).toEqual(['kept', 'new.tmp', 'new.whole']);
});

it('is swept by itself once it has grown', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await add(name, 10);
  cache.grew(40);
  cache.grew(40);
  await expect.poll(kept).toHaveLength(3);
});
