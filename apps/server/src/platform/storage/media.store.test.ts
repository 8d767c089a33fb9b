import { type MediaFiles, openFolderFiles } from '@foyer/media-files';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeMedia } from './media.store.ts';

let folder: string;
let files: MediaFiles;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-media-'));
  files = openFolderFiles(folder);
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
    const row = await writeMedia(files, media('Lake.JPG', bytes));
    const hash = createHash('sha256').update(bytes).digest('hex');
    expect(row).toEqual({
      ...{ id: 'm1', orgId: 'o1', fileName: 'Lake.JPG', type: 'image/jpeg', size: bytes.length, width: 640, height: 360, hash },
      // #123456
      ...{ alt: null, title: null, visibility: 'members', library: true, luma: Array<number>(64).fill(46) },
    });
    expect(await readFile(files.media.place(hash))).toEqual(bytes);
  });

  it('measures a photo as it is seen, not as the camera was held', async () => {
    const bytes = await picture(400, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await writeMedia(files, media('a.jpg', bytes))).toMatchObject({ width: 300, height: 400 });
  });

  it('measures a drawing by its view box, and a file not at all', async () => {
    expect(await writeMedia(files, media('a.svg', drawing(160, 90)))).toMatchObject({ type: 'image/svg+xml', width: 160, height: 90 });
    expect(await writeMedia(files, media('a.pdf', Buffer.from('%PDF')))).toMatchObject({
      type: 'application/pdf',
      width: null,
      height: null,
    });
  });

  it('keeps the same bytes once, mends a broken copy and leaves no drafts', async () => {
    const bytes = Buffer.from('the same');
    const { hash } = await writeMedia(files, media('a.txt', bytes));
    await Promise.all([writeMedia(files, media('b.txt', bytes)), writeMedia(files, media('c.txt', bytes))]);
    expect(await filesBelow(folder)).toEqual([hash]);
    await writeFile(files.media.place(hash), 'the');
    await writeMedia(files, media('a.txt', bytes));
    expect(await readFile(files.media.place(hash), 'utf8')).toBe('the same');
  });

  it.each([
    ['an image that is another kind', 'a.png', async () => picture(10, 10).jpeg().toBuffer()],
    ['a drawing that says it is a photo', 'a.jpg', async () => drawing(10, 10)],
    ['an image that is none', 'a.png', async () => Buffer.from('<html>')],
  ])('refuses %s and keeps nothing', async (_, fileName, bytes) => {
    await expect(writeMedia(files, media(fileName, await bytes()))).rejects.toThrow();
    expect(await filesBelow(folder)).toEqual([]);
  });

  it('refuses an id that no address can carry', async () => {
    await expect(writeMedia(files, { ...media('a.txt', Buffer.from('a')), id: '../a' })).rejects.toThrow('../a');
  });
});
