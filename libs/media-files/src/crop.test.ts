import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { canCrop, createCropper } from './crop.ts';
import { describeFile } from './files.ts';
import { openFolderFiles } from './store/folder-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-media-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Red on the left, blue on the right. */
const halves = (width: number, height: number) => {
  const right = { create: { width: width / 2, height, channels: 3 as const, background: '#0000ff' } };
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([{ input: right, left: width / 2, top: 0 }]);
};

async function crop(fileName: string, bytes: Buffer, area: Parameters<ReturnType<typeof createCropper>>[1]) {
  const files = openFolderFiles(folder);
  const source = await describeFile(fileName, bytes);
  await files.media.keep(source.hash, bytes);
  return createCropper(files)(source, area);
}

it.each([
  ['a.jpg', 'jpeg', () => halves(200, 100).jpeg()],
  ['a.png', 'png', () => halves(200, 100).png()],
  ['a.webp', 'webp', () => halves(200, 100).webp()],
] as const)('cuts a part out of %s, in its own format', async (fileName, format, make) => {
  const cut = await crop(fileName, await make().toBuffer(), { x: 120, y: 10, width: 60, height: 40 });
  expect(await sharp(cut).metadata()).toMatchObject({ format, width: 60, height: 40 });
  const { dominant } = await sharp(cut).stats();
  expect(dominant.b).toBeGreaterThan(200);
  expect(dominant.r).toBeLessThan(60);
});

it('cuts every frame of what moves', async () => {
  const frames = await Promise.all(
    ['#f00', '#0f0'].map((background) =>
      sharp({ create: { width: 60, height: 40, channels: 4, background } })
        .raw()
        .toBuffer(),
    ),
  );
  const gif = await sharp(Buffer.concat(frames), { raw: { width: 60, height: 80, channels: 4, pageHeight: 40 } })
    .gif()
    .toBuffer();
  const cut = await crop('a.gif', gif, { x: 5, y: 5, width: 20, height: 10 });
  expect(await sharp(cut, { animated: true }).metadata()).toMatchObject({ pages: 2, width: 20, pageHeight: 10 });
});

it('leaves out what lies beyond the picture', async () => {
  const png = await halves(200, 100).png().toBuffer();
  const size = async (area: Parameters<typeof crop>[2]) => {
    const { width, height } = await sharp(await crop('a.png', png, area)).metadata();
    return [width, height];
  };
  expect(await size({ x: 150, y: 50, width: 900, height: 900 })).toEqual([50, 50]);
  expect(await size({ x: 5000, y: 5000, width: 10, height: 10 })).toEqual([1, 1]);
});

it('knows what it cannot cut', () => {
  expect(['image/png', 'image/svg+xml', 'image/avif', 'application/pdf'].map(canCrop)).toEqual([true, false, false, false]);
});
