import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lumaGrid } from './luma.ts';
import type { MediaFiles } from './store/object-store.ts';
import { isImage, typeOfFile } from './types.ts';
import { loadSharp } from './load-sharp.ts';

/** Where bytes with this SHA-256 lie. */
export const bytesPath = (folder: string, hash: string): string => join(folder, hash.slice(0, 2), hash);

/** Where an image with this SHA-256 lies in a width, once it has been made. */
export const variantPath = (folder: string, hash: string, width: number): string => join(folder, 'variants', `${hash}-${width}.webp`);

/** Where its AVIF lies, once it has been made; empty where it is not worth one. */
export const avifPath = (folder: string, hash: string, width: number): string => join(folder, 'variants', `${hash}-${width}.avif`);

async function look(
  bytes: Uint8Array,
  type: string,
): Promise<{ width: number; height: number; luma: number[] } | Record<'width' | 'height' | 'luma', null>> {
  if (!isImage(type)) return { width: null, height: null, luma: null };
  const { autoOrient, format } = await (await loadSharp())(bytes).metadata();
  // The file is served under its extension's type, so its content has to be just that.
  if (typeOfFile(`.${format === 'heif' ? 'avif' : format}`) !== type) throw new Error(`The file is ${format}, not ${type}.`);
  return { width: autoOrient.width, height: autoOrient.height, luma: await lumaGrid(bytes) };
}

/** What can be said of a file: its type by its extension, its size, an image's width, height and brightness as it is seen, its SHA-256. Throws where it is no image of its extension's type. */
export async function describeFile(fileName: string, bytes: Uint8Array) {
  const type = typeOfFile(fileName);
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { type, size: bytes.byteLength, ...(await look(bytes, type)), hash };
}

/** Removes the bytes of media and what was made of them in these widths. */
export async function removeBytes({ folder, media }: MediaFiles, hashes: readonly string[], widths: readonly number[]): Promise<void> {
  const made = hashes.flatMap((hash) => widths.flatMap((width) => [variantPath(folder, hash, width), avifPath(folder, hash, width)]));
  await Promise.all(made.map((path) => rm(path, { force: true })));
  await media.remove(hashes);
}
