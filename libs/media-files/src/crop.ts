import { readFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { createQueue } from './queue.ts';
import type { MediaFiles } from './store/object-store.ts';
import { loadSharp } from './load-sharp.ts';

/** A part of a picture, in its pixels from the top left. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

const atOnce = 2;
const maxPixels = 50_000_000;
const quality = 88;

/** How a part of each type is written; drawings have no pixels, and AVIF is kept as WebP. */
const encoders: Partial<Record<string, (picture: Sharp) => Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality }),
  'image/png': (picture) => picture.png(),
  'image/gif': (picture) => picture.gif({ effort: 3 }),
  'image/webp': (picture) => picture.webp({ quality }),
};

/** Whether parts can be cut out of pictures of a type. */
export const canCrop = (type: string): boolean => encoders[type] !== undefined;

/** A picture that was kept. */
interface Source {
  hash: string;
  type: string;
  width: number | null;
  height: number | null;
}

/** What of an area is in the picture; one pixel at least. */
function within({ x, y, width, height }: CropArea, { width: most, height: tallest }: { width: number; height: number }) {
  const [left, top] = [Math.min(x, most - 1), Math.min(y, tallest - 1)];
  return { left, top, width: Math.min(width, most - left), height: Math.min(height, tallest - top) };
}

/** Makes what cuts parts out of pictures, a few at a time; they are upright as they were kept. Every frame of what moves is cut. Rejects for types that `canCrop` does not know. */
export function createCropper({ media }: Pick<MediaFiles, 'media'>) {
  const enqueue = createQueue(atOnce);
  return ({ hash, type, ...size }: Source, area: CropArea): Promise<Buffer> =>
    enqueue(async () => {
      const encode = encoders[type];
      if (!encode) throw new Error(`Nothing is cut out of ${type}`);
      const bytes = await readFile(await media.fetch(hash));
      const picture = (await loadSharp())(bytes, { animated: true, limitInputPixels: maxPixels }).autoOrient();
      return encode(picture.extract(within(area, { width: size.width ?? 1, height: size.height ?? 1 }))).toBuffer();
    });
}
