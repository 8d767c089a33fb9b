import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bytesPath, writeMedia } from './media.store.ts';
import { createVariants } from './media.variants.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-media-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const drawing = (width: number, height: number): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="10" height="10" fill="teal"/></svg>`);
const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#123456' } });
const media = (fileName: string, bytes: Uint8Array) => ({ id: 'm1', orgId: 'o1', fileName, bytes });
const filesBelow = async (path: string): Promise<string[]> =>
  (await readdir(path, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).map((entry) => entry.name);

describe('writing a medium', () => {
  it('keeps the bytes under their hash and describes them', async () => {
    const bytes = await picture(640, 360).jpeg().toBuffer();
    const row = await writeMedia(folder, media('Lake.JPG', bytes));
    const hash = createHash('sha256').update(bytes).digest('hex');
    expect(row).toEqual({
      ...{ id: 'm1', orgId: 'o1', fileName: 'Lake.JPG', type: 'image/jpeg', size: bytes.length, width: 640, height: 360, hash },
      ...{ alt: null, title: null, visibility: 'members' },
    });
    expect(await readFile(bytesPath(folder, hash))).toEqual(bytes);
  });

  it('measures a photo as it is seen, not as the camera was held', async () => {
    const bytes = await picture(400, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await writeMedia(folder, media('a.jpg', bytes))).toMatchObject({ width: 300, height: 400 });
  });

  it('measures a drawing by its view box, and a file not at all', async () => {
    expect(await writeMedia(folder, media('a.svg', drawing(160, 90)))).toMatchObject({ type: 'image/svg+xml', width: 160, height: 90 });
    expect(await writeMedia(folder, media('a.pdf', Buffer.from('%PDF')))).toMatchObject({
      type: 'application/pdf',
      width: null,
      height: null,
    });
  });

  it('keeps the same bytes once, mends a broken copy and leaves no drafts', async () => {
    const bytes = Buffer.from('the same');
    const { hash } = await writeMedia(folder, media('a.txt', bytes));
    await Promise.all([writeMedia(folder, media('b.txt', bytes)), writeMedia(folder, media('c.txt', bytes))]);
    expect(await filesBelow(folder)).toEqual([hash]);
    await writeFile(bytesPath(folder, hash), 'the');
    await writeMedia(folder, media('a.txt', bytes));
    expect(await readFile(bytesPath(folder, hash), 'utf8')).toBe('the same');
  });

  it.each([
    ['an image that is another kind', 'a.png', async () => picture(10, 10).jpeg().toBuffer()],
    ['a drawing that says it is a photo', 'a.jpg', async () => drawing(10, 10)],
    ['an image that is none', 'a.png', async () => Buffer.from('<html>')],
  ])('refuses %s and keeps nothing', async (_, fileName, bytes) => {
    await expect(writeMedia(folder, media(fileName, await bytes()))).rejects.toThrow();
    expect(await filesBelow(folder)).toEqual([]);
  });

  it('refuses an id that no address can carry', async () => {
    await expect(writeMedia(folder, { ...media('a.txt', Buffer.from('a')), id: '../a' })).rejects.toThrow('../a');
  });
});

describe('a variant', () => {
  const made = async (fileName: string, bytes: Buffer, width: 96 | 960) => {
    const variants = createVariants(folder);
    const row = await writeMedia(folder, media(fileName, bytes));
    const source = { hash: row.hash, type: row.type, width: row.width ?? null };
    const path = variants.pathOf(source, width);
    await variants.make(path, source, width);
    return { variants, source, path, metadata: await sharp(await readFile(path)).metadata() };
  };

  it.each([
    ['a photo is scaled down', 'a.jpg', () => picture(1200, 600).jpeg().toBuffer(), 96, 96, 48],
    ['a photo never grows', 'a.png', () => picture(320, 160).png().toBuffer(), 960, 320, 160],
    ['a drawing takes any width', 'a.svg', async () => drawing(20, 10), 960, 960, 480],
    ['a large drawing is scaled down', 'a.svg', async () => drawing(4000, 2000), 96, 96, 48],
  ] as const)('%s', async (_, fileName, bytes, asked, width, height) => {
    const { metadata } = await made(fileName, await bytes(), asked);
    expect(metadata).toMatchObject({ format: 'webp', width, height });
  });

  it('of a drawing is drawn at its size, not blown up', async () => {
    const edge = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="10" height="10"/><rect x="10" width="10" height="10" fill="white"/></svg>',
    );
    const { path } = await made('a.svg', edge, 960);
    const row = await sharp(await readFile(path))
      .extract({ left: 440, top: 240, width: 80, height: 1 })
      .greyscale()
      .raw()
      .toBuffer();
    expect([...row].filter((value) => value > 30 && value < 225).length).toBeLessThan(8);
  });

  it('is made once for all who ask at the same time', async () => {
    const { variants, source, path } = await made('a.jpg', await picture(1200, 600).jpeg().toBuffer(), 96);
    await rm(path);
    const asked = Array.from({ length: 8 }, () => variants.make(path, source, 96));
    expect(new Set(asked).size).toBe(1);
    await Promise.all(asked);
    expect(await filesBelow(join(folder, 'variants'))).toHaveLength(1);
  });

  it('that fails lets the next ones be made', async () => {
    const { variants, source } = await made('a.jpg', await picture(1200, 600).jpeg().toBuffer(), 96);
    const lost = { ...source, hash: 'f'.repeat(64) };
    const failures = Array.from({ length: 5 }, (_, n) => variants.make(join(folder, `lost-${n}`), lost, 96));
    expect((await Promise.allSettled(failures)).map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
    await variants.make(variants.pathOf(source, 480), source, 480);
    expect(await filesBelow(join(folder, 'variants'))).toHaveLength(2);
  });
});
