import sharp, { type Metadata, type Sharp } from 'sharp';
import { lumaGrid } from '../luma.ts';
import type { IntakeFault } from './claims.ts';

/** What a picture may be, in pixels, and what is kept of it. */
const limits = { pixels: 50_000_000, side: 16_384, kept: 4096 };

/** What drawing one may take of memory besides what all of them take, in bytes. */
const mostMemory = 200_000_000;

/** How many bytes each pixel takes while a picture is read, as it was measured (record 70). Most are read line by line; these whole. */
function bytesPerPixel({
  format,
  isProgressive = false,
  chromaSubsampling,
  channels = 4,
  depth,
  orientation = 1,
  hasAlpha,
}: Metadata): number {
  const samples = channels * (depth === 'uchar' ? 1 : 2);
  const turned = orientation > 1 ? samples : 0;
  if (format === 'heif') return 24;
  if (format === 'webp') return hasAlpha ? 12 : 8;
  if (!isProgressive) return turned;
  return turned + (format === 'png' ? 2 * samples : chromaSubsampling === '4:2:0' ? 6 : 11);
}

interface Format {
  type: string;
  extension: string;
  /** It may move. */
  moves: boolean;
  encode(picture: Sharp): Sharp;
}

const webp: Format = { type: 'image/webp', extension: '.webp', moves: true, encode: (picture) => picture.webp({ quality: 86 }) };

/** How pictures of each type are kept. Drawing an AVIF of this size takes half a minute. */
const formats: Record<string, Format> = {
  'image/jpeg': { type: 'image/jpeg', extension: '.jpg', moves: false, encode: (picture) => picture.jpeg({ quality: 86 }) },
  'image/png': { type: 'image/png', extension: '.png', moves: false, encode: (picture) => picture.png() },
  'image/gif': { type: 'image/gif', extension: '.gif', moves: true, encode: (picture) => picture.gif({ effort: 3 }) },
  'image/webp': webp,
  'image/avif': { ...webp, moves: false },
};

/** A picture that was drawn again. */
export interface Redrawn {
  type: string;
  extension: string;
  width: number;
  height: number;
  luma: number[];
}

async function draw(from: string, to: string, format: Format): Promise<Redrawn | IntakeFault> {
  const animated = format.moves;
  const metadata = await sharp(from, { animated, limitInputPixels: false }).metadata();
  const { width, height, pageHeight } = metadata;
  if (width * height > limits.pixels || Math.max(width, pageHeight ?? height) > limits.side) {
    const values = { width, height: pageHeight ?? height, megapixels: Math.ceil((width * height) / 1e6) };
    return { code: 'picture_too_large', values };
  }
  if (width * height * bytesPerPixel(metadata) > mostMemory) return { code: 'picture_too_complex', values: {} };
  const picture = sharp(from, { animated, limitInputPixels: limits.pixels, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: limits.kept, height: limits.kept, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const made = await format.encode(picture).toFile(to);
  const { type, extension } = format;
  return { type, extension, width: made.width, height: made.pageHeight ?? made.height, luma: await lumaGrid(to) };
}

/** Draws a picture again: upright, within limits, without whatever else was in the file. What it cannot read is a fault. */
export async function redrawPicture(from: string, to: string, type: string): Promise<Redrawn | IntakeFault> {
  return draw(from, to, formats[type]!).catch((): IntakeFault => ({ code: 'file_broken', values: {} }));
}
