// @embedded: the command line
import { openCopy, startBucket } from '@foyer/server/testing';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { foyer } from './foyer.ts';

const copy = await openCopy();
const bucket = await startBucket();
const run = (env: Record<string, string>, ...args: string[]) => foyer({ ...copy, env: { ...copy.env, ...env } }, ...args);
afterAll(async () => {
  await copy.remove();
  await bucket.close();
});

it('media copy copies what the bucket lacks, and says what neither has', async () => {
  const first = (await run(bucket.env, 'media', 'copy', '--json')).json<{ copied: number; there: number; missing: string[] }>();
  expect(first.copied).toBeGreaterThan(3);
  expect(first).toMatchObject({ there: 0, missing: [] });
  const keys = await bucket.keys();
  expect(keys).toHaveLength(first.copied);
  for (const key of keys) expect(key).toMatch(/^live\/media\/([0-9a-f]{2})\/\1[0-9a-f]{62}$/);

  const again = await run(bucket.env, 'media', 'copy');
  expect(again).toMatchObject({ code: 0, out: `Copied 0 files; ${keys.length} files were there already. The data folder is as it was.` });

  await rm(join(copy.env.FOYER_DATA_DIR, 'media'), { recursive: true });
  expect((await run(bucket.env, 'media', 'copy')).code).toBe(0);
  const elsewhere = await run({ ...bucket.env, MEDIA_S3_PREFIX: 'other' }, 'media', 'copy');
  expect(elsewhere.code).toBe(1);
  expect(elsewhere.out).toMatch(/^Neither folder nor bucket has the files of [\w.-]+, /m);
});

it('media copy and doctor say what is wrong with the bucket', async () => {
  expect(await run({}, 'media', 'copy')).toMatchObject({ code: 1, err: 'There is no bucket to copy to. Name it with MEDIA_S3_BUCKET.' });
  const wrong = { ...bucket.env, MEDIA_S3_BUCKET: 'nowhere' };
  expect(await run(wrong, 'media', 'copy')).toMatchObject({ code: 1, err: expect.stringContaining('There is no such bucket.') });
  const said = async (env: Record<string, string>) =>
    (await run(env, 'doctor', '--json'))
      .json<{ findings: { check: string; state: string; text: string }[] }>()
      .findings.find(({ check }) => check === 'Media');
  expect(await said(wrong)).toMatchObject({ state: 'fail', text: expect.stringContaining('There is no such bucket.') });
  expect(await said(bucket.env)).toMatchObject({ state: 'ok', text: 'lie in the bucket "media", which can be read and written' });
  expect(await said({})).toMatchObject({ state: 'ok', text: `lie in ${copy.env.FOYER_DATA_DIR}` });
});
