import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, rgb } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { openFolderFiles } from '../store/folder-store.ts';
import { createPageDrawer } from './page-drawer.ts';

const root = await mkdtemp(join(tmpdir(), 'foyer-page-'));
const files = openFolderFiles(root);
const draw = createPageDrawer(files);
afterAll(() => rm(root, { recursive: true, force: true }));

/** A page with a green upper half. */
async function pdf(size: [number, number] = [400, 600], add?: (document: PDFDocument) => void): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage(size).drawRectangle({ x: 0, y: size[1] / 2, width: size[0], height: size[1] / 2, color: rgb(0, 0.5, 0) });
  add?.(document);
  return document.save();
}

let kept = 0;
async function drawn(bytes: Uint8Array | string) {
  kept += 1;
  const hash = `aa${String(kept).padStart(62, '0')}`;
  const path = files.media.place(hash);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  return draw(hash);
}

it('draws the first page and keeps it', async () => {
  const page = await drawn(await pdf());
  expect(page).toMatchObject({ width: 800, height: 1200 });
  const picture = sharp(files.media.place(page!.hash));
  expect(await picture.metadata()).toMatchObject({ format: 'webp', width: 800, height: 1200 });
  const [top, bottom] = await Promise.all(
    [10, 1100].map((y) => sharp(files.media.place(page!.hash)).extract({ left: 400, top: y, width: 1, height: 1 }).raw().toBuffer()),
  );
  expect(top![1]! - top![0]!).toBeGreaterThan(80);
  expect([...bottom!.subarray(0, 3)]).toEqual([255, 255, 255]);
});

it('draws pages of any size in as few pixels', async () => {
  expect(await drawn(await pdf([10_000_000, 5_000_000]))).toMatchObject({ width: 1200, height: 600 });
  expect(await drawn(await pdf([2, 2]))).toMatchObject({ width: 1200, height: 1200 });
});

/** A picture of so many pixels in a few bytes. */
function withPicture(side: number) {
  return (document: PDFDocument): void => {
    const dictionary = { Type: 'XObject', Subtype: 'Image', Width: side, Height: side, BitsPerComponent: 8, ColorSpace: 'DeviceRGB' };
    const stream = document.context.stream(deflateSync(Buffer.alloc(side * side * 3, 90)), { ...dictionary, Filter: 'FlateDecode' });
    const page = document.getPage(0);
    const name = page.node.newXObject('Bomb', document.context.register(stream));
    const paint = document.context.stream(`q 400 0 0 600 0 0 cm ${name.asString()} Do Q`);
    page.node.set(PDFName.of('Contents'), document.context.register(paint));
  };
}

it.each([
  ['a strip', () => pdf([1, 10_000])],
  ['an empty page', async () => (await PDFDocument.create()).save()],
  ['no PDF', () => '%PDF-1.4\nthat is all'],
  ['a picture of 25 megapixels alone', () => pdf([400, 600], withPicture(5000))],
])(
  'draws nothing of %s, and goes on',
  async (_, make) => {
    expect(await drawn(await make())).toBeNull();
    expect(await drawn(await pdf())).not.toBeNull();
    expect(await readdir(join(files.folder, 'drafts'))).toEqual([]);
  },
  40_000,
);

it('draws nothing of what is gone', async () => {
  expect(await draw('bb'.repeat(32))).toBeNull();
});
