import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeFile } from './files.ts';
import { openFolderFiles } from './store/folder-store.ts';
import { createVariants } from './variants.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-media-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const drawing = (width: number, height: number): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="10" height="10" fill="teal"/></svg>`);
const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#123456' } });
const filesBelow = async (path: string): Promise<string[]> =>
  (await readdir(path, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).map((entry) => entry.name);

describe('a variant', () => {
  const made = async (fileName: string, bytes: Buffer, width: 96 | 960) => {
    const files = openFolderFiles(folder);
    const variants = createVariants(files);
    const source = await describeFile(fileName, bytes);
    await files.media.keep(source.hash, bytes);
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
    expect(await filesBelow(join(folder, 'media', 'variants'))).toHaveLength(1);
  });

  it('that fails lets the next ones be made', async () => {
    const { variants, source } = await made('a.jpg', await picture(1200, 600).jpeg().toBuffer(), 96);
    const lost = { ...source, hash: 'f'.repeat(64) };
    const failures = Array.from({ length: 5 }, (_, n) => variants.make(join(folder, `lost-${n}`), lost, 96));
    expect((await Promise.allSettled(failures)).map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
    await variants.make(variants.pathOf(source, 480), source, 480);
    expect(await filesBelow(join(folder, 'media', 'variants'))).toHaveLength(2);
  });
});
