// @embedded: files that are made beside
import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { storeMedia } from '../../platform/storage/media.store.ts';

const server = await testServer();
const { db } = server.database;
const { files } = server;
let member: Browser;
beforeAll(async () => {
  member = await server.login('member');
});
afterAll(() => server.close());

/** Grain: enough for AVIF to save something. */
async function photo(id: string, seed: number): Promise<string> {
  const noise = sharp({
    create: { width: 600, height: 400, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 100 + seed, sigma: 60 } },
  });
  const bytes = await sharp(await noise.png().toBuffer())
    .blur(1)
    .jpeg({ quality: 95 })
    .toBuffer();
  await storeMedia({ db, files }, { id, orgId: ids.org, fileName: `${id}.jpg`, bytes });
  return createHash('sha256').update(bytes).digest('hex');
}

const browsers = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';
const ask = (address: string, headers: Record<string, string> = { accept: browsers }, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ method, url: `/api/v2/media/${address}`, headers: { ...member.headers, ...headers } });
const variant = (hash: string, width: number) => join(files.folder, 'variants', `${hash}-${width}.avif`);
const made = (hash: string, width: number) =>
  expect.poll(() => stat(variant(hash, width)).catch(() => null), { timeout: 15_000 }).not.toBeNull();

describe('a scaled picture', () => {
  it('is WebP at once, and AVIF later to those who take it', async () => {
    const hash = await photo('clouds', 1);
    const first = await ask('clouds?w=480');
    expect([first.headers['content-type'], first.headers['vary']]).toEqual(['image/webp', 'Accept']);
    await made(hash, 480);
    const later = await ask('clouds?w=480');
    expect([later.headers['content-type'], later.headers['vary']]).toEqual(['image/avif', 'Accept']);
    expect(later.headers['content-disposition']).toContain('filename="clouds.avif"');
    expect(later.rawPayload.length).toBeLessThan(first.rawPayload.length * 0.9);
    expect(await sharp(later.rawPayload).metadata()).toMatchObject({ format: 'heif', width: 480, height: 320 });
    expect(later.headers['etag']).not.toBe(first.headers['etag']);
    for (const accept of ['image/webp,*/*', 'image/avif;q=0,image/webp', '*/*']) {
      expect((await ask('clouds?w=480', { accept })).headers).toMatchObject({ 'content-type': 'image/webp', vary: 'Accept' });
    }
    // Either is fresh in the browser that holds it; their caches are told what it followed from.
    const fresh = await ask('clouds?w=480', { accept: browsers, 'if-none-match': String(later.headers['etag']) });
    expect([fresh.statusCode, fresh.headers['vary']]).toEqual([304, 'Accept']);
    const head = await ask('clouds?w=480', { accept: browsers }, 'HEAD');
    expect([head.headers['content-type'], head.headers['content-length']]).toEqual(['image/avif', String(later.rawPayload.length)]);
    expect((await ask('clouds')).headers['vary']).toBeUndefined();
  });

  it('that guests may see is WebP for all: caches between may pass over what it followed from', async () => {
    const hash = await photo('open', 2);
    await db.update(media).set({ visibility: 'public' }).where(eq(media.id, 'open'));
    const answer = await ask('open?w=480');
    expect([answer.headers['content-type'], answer.headers['vary']]).toEqual(['image/webp', undefined]);
    expect((await readdir(join(files.folder, 'variants'))).filter((name) => name.startsWith(hash) && name.endsWith('.avif'))).toEqual([]);
  });

  it('that AVIF saves nothing of stays WebP, and is not tried again', async () => {
    const flat = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    await storeMedia({ db, files }, { id: 'flat', orgId: ids.org, fileName: 'flat.png', bytes: flat });
    const hash = createHash('sha256').update(flat).digest('hex');
    await ask('flat?w=480');
    await made(hash, 480);
    const { size, mtimeMs } = await stat(variant(hash, 480));
    expect(size).toBe(0);
    expect((await ask('flat?w=480')).headers['content-type']).toBe('image/webp');
    expect((await stat(variant(hash, 480))).mtimeMs).toBe(mtimeMs);
  });

  it('is gone in all its forms with its medium', async () => {
    const editor = await server.login('editor');
    expect((await editor.delete('/media/clouds/details')).statusCode).toBe(204);
    const hashes = new Set((await db.select({ hash: media.hash }).from(media)).map(({ hash }) => hash));
    const left = (await readdir(join(files.folder, 'variants'))).filter((name) => !hashes.has(name.slice(0, 64)));
    expect(left).toEqual([]);
  });
});
