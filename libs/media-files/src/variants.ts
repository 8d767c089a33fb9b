import { readFile } from 'node:fs/promises';
import { variantPath } from './files.ts';
import { createQueue } from './queue.ts';
import type { MediaFiles } from './store/object-store.ts';
import { writeAtomically } from './store/write-atomically.ts';
import { svgType } from './types.ts';
import { loadSharp } from './load-sharp.ts';

/** An image that variants are made of. */
export interface Source {
  hash: string;
  type: string;
  width: number | null;
}

const maxRenders = 2;
const maxPixels = 50_000_000;
const pointsPerInch = 72;
const maxDensity = 2400;
const quality = 80;

/** Scales to WebP. Drawings are rasterised at the width asked for; pictures never grow. */
async function render(bytes: Buffer, { type, width }: Source, wanted: number): Promise<Buffer> {
  const drawing = type === svgType;
  const density = drawing ? Math.min(maxDensity, Math.max(1, (pointsPerInch * wanted) / (width ?? wanted))) : undefined;
  // Read from memory, a drawing has no folder from which it could take other people's files.
  return (await loadSharp())(bytes, { density, animated: !drawing, limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width: wanted, withoutEnlargement: !drawing })
    .webp({ quality })
    .toBuffer();
}

/** Makes scaled images, each once, and keeps them on this machine. */
export function createVariants({ folder, media }: Pick<MediaFiles, 'folder' | 'media'>) {
  const enqueue = createQueue(maxRenders);
  const flights = new Map<string, Promise<void>>();

  const make = (path: string, source: Source, width: number): Promise<void> =>
    enqueue(async () => writeAtomically(path, await render(await readFile(await media.fetch(source.hash)), source, width)));

  return {
    /** Where the variant lies once it has been made. */
    pathOf: ({ hash }: Source, width: number): string => variantPath(folder, hash, width),
    /** Makes the variant; those who ask for one in the making wait for it. */
    make(path: string, source: Source, width: number): Promise<void> {
      const flight = flights.get(path) ?? make(path, source, width).finally(() => flights.delete(path));
      flights.set(path, flight);
      return flight;
    },
  };
}
