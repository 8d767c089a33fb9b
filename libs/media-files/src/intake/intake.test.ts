import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { faultOfClaims } from './claims.ts';
import { openFolderFiles } from '../store/folder-store.ts';
import { createIntake } from './intake.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-intake-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const flat = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 32, g: 64, b: 96, alpha: 0.5 } }, limitInputPixels: false });

async function take(name: string, ...contents: Buffer[]) {
  const files = openFolderFiles(folder);
  const parts = contents.map((_, index) => `part-${index}`);
  await Promise.all(contents.map((bytes, index) => files.parts.keep(parts[index]!, bytes)));
  const result = await createIntake(files)(name, parts);
  expect(await readdir(join(folder, 'media', 'drafts'))).toEqual([]);
  return result;
}

it('puts the parts together and keeps the whole', async () => {
  const bytes = await flat(300, 200).png().toBuffer();
  const kept = await take('a.png', bytes.subarray(0, 50), bytes.subarray(50));
  expect(kept).toMatchObject({ fileName: 'a.png', type: 'image/png', width: 300, height: 200 });
});

it.each([
  ['an AVIF as WebP', 'a.avif', 'a.webp', 'image/webp', () => flat(60, 40).avif().toBuffer()],
  ['a JPEG by the usual extension', 'a.JFIF', 'a.jpg', 'image/jpeg', () => flat(60, 40).jpeg().toBuffer()],
] as const)('keeps %s', async (_, name, fileName, type, make) => {
  expect(await take(name, await make())).toMatchObject({ fileName, type, width: 60, height: 40 });
});

it('keeps a picture moving', async () => {
  const frames = await flat(40, 90).raw().toBuffer();
  const gif = await sharp(frames, { raw: { width: 40, height: 90, channels: 3, pageHeight: 30 } })
    .gif()
    .toBuffer();
  expect(await take('a.gif', gif)).toMatchObject({ type: 'image/gif', width: 40, height: 30 });
});

it.each([
  ['a picture of 64 megapixels', 'a.png', 'picture_too_large', () => flat(8000, 8000).png({ compressionLevel: 1 }).toBuffer()],
  [
    'a progressive picture that is read whole',
    'a.jpg',
    'picture_too_complex',
    () => flat(7000, 5000).jpeg({ progressive: true }).toBuffer(),
  ],
  ['a transparent WebP that is read whole', 'a.webp', 'picture_too_complex', () => flat(4500, 4000, 4).webp({ effort: 0 }).toBuffer()],
] as const)('refuses %s by its head', async (_, name, code, make) => {
  expect(await take(name, await make())).toMatchObject({ code });
});

it.each([
  ['a.jpg', 'image/jpg', undefined],
  ['a.zip', 'application/x-zip-compressed', undefined],
  ['a.csv', 'application/vnd.ms-excel', undefined],
  ['a.mov', 'video/quicktime', undefined],
  ['a.heic', 'image/heic', undefined],
  ['a.pdf', '', undefined],
  ['a.png', 'image/jpeg', 'file_type_mismatch'],
  ['a.exe', 'image/png', 'file_is_program'],
  ['Rechnung.pdf.SCR', '', 'file_is_program'],
  ['setup.msi', 'application/octet-stream', 'file_is_program'],
  ['a.html', 'image/png', 'file_type_mismatch'],
  ['a.txt', 'application/pdf', 'file_type_mismatch'],
  ['constructor', 'toString', undefined],
])('%s that is declared as %s: %s', (name, declared, code) => {
  expect(faultOfClaims(name, declared, false)?.code).toBe(code);
});
