import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepReleases } from './keep-releases.ts';

const day = 24 * 60 * 60 * 1000;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-releases-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A release of so many files. */
async function release(name: string, files: Record<string, string>): Promise<string> {
  const dist = join(folder, name);
  await Promise.all(['assets', 'v1'].map((part) => mkdir(join(dist, part), { recursive: true })));
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(join(dist, file), text)));
  return dist;
}
const kept = () => join(folder, 'kept');

it('keeps what has a hash of each release, until none has had it for more than a year', async () => {
  const first = await release('first', {
    'assets/a.js': 'a',
    'assets/b.js': 'b',
    'v1/foyer.js': '1',
    'v1/foyer-1.js': '1',
    'v1/integrity.json': '{}',
  });
  const second = await release('second', { 'assets/b.js': 'b', 'assets/c.js': 'c', 'v1/foyer.js': '2', 'v1/foyer-2.js': '2' });
  const start = Date.now();
  await keepReleases(first, kept(), start);
  await keepReleases(second, kept(), start + 300 * day);
  expect((await readdir(join(kept(), 'assets'))).sort()).toEqual(['a.js', 'b.js', 'c.js']);
  expect((await readdir(join(kept(), 'v1'))).sort()).toEqual(['foyer-1.js', 'foyer-2.js']);
  expect(await readFile(join(kept(), 'assets/a.js'), 'utf8')).toBe('a');
  await keepReleases(second, kept(), start + 500 * day);
  expect((await readdir(join(kept(), 'assets'))).sort()).toEqual(['b.js', 'c.js']);
  expect(await readdir(join(kept(), 'v1'))).toEqual(['foyer-2.js']);
});

it('looks at a release once a day', async () => {
  const dist = await release('one', { 'assets/a.js': 'a', 'v1/foyer-1.js': '1' });
  const start = Date.now();
  await keepReleases(dist, kept(), start);
  await rm(join(kept(), 'assets/a.js'));
  await keepReleases(dist, kept(), start + day / 2);
  expect(await readdir(join(kept(), 'assets'))).toEqual([]);
  await keepReleases(dist, kept(), start + 2 * day);
  expect(await readdir(join(kept(), 'assets'))).toEqual(['a.js']);
});

it('leaves nothing half written where several processes start at once', async () => {
  const dist = await release('one', { 'assets/a.js': 'a'.repeat(100_000), 'v1/foyer-1.js': '1' });
  await Promise.all(Array.from({ length: 5 }, () => keepReleases(dist, kept())));
  expect(await readdir(join(kept(), 'assets'))).toEqual(['a.js']);
  expect(await readFile(join(kept(), 'assets/a.js'), 'utf8')).toHaveLength(100_000);
});
