import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { afterAll, expect, it } from 'vitest';
import { openFolderFiles } from '../store/folder-store.ts';
import { createPdfReader } from './pdf-reader.ts';

const folder = await mkdtemp(join(tmpdir(), 'foyer-pdf-'));
const { media } = openFolderFiles(folder);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function pdf(text: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  document.addPage([400, 400]).drawText(text, { x: 20, y: 300, size: 12, font, lineHeight: 16 });
  return document.save();
}

async function read(hash: string, bytes: Uint8Array | string): Promise<string | null> {
  const path = media.place(hash);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  return createPdfReader(media)(hash);
}

it('reads the words of a PDF, and makes whole what the end of a line has parted', async () => {
  expect(await read('aa01', await pdf('Hygieneplan der Küche\nAlle Hände-\nwaschen vor dem Dienst'))).toBe(
    'Hygieneplan der Küche\nAlle Händewaschen vor dem Dienst',
  );
});

it('gives nothing for what cannot be read, and goes on', async () => {
  expect(await read('aa02', '%PDF-1.4\nthat is all')).toBeNull();
  expect(await createPdfReader(media)('aa03')).toBeNull();
  expect(await read('aa04', await pdf('Noch einer'))).toBe('Noch einer');
});
