import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Width } from './media.address.ts';
import { bytesPath, writeAtomically } from './media.store.ts';
import { svgType } from './media.types.ts';
import type { MediaRow } from './media.row.ts';

type Source = Pick<MediaRow, 'hash' | 'type' | 'width'>;

const maxRenders = 2;
const maxPixels = 50_000_000;
const pointsPerInch = 72;
const maxDensity = 2400;
const quality = 80;

/** Runs at most `max` tasks at once, the others in the order they came. */
function createQueue(max: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (running === max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Scales to WebP. Drawings are rasterised at the width asked for; pictures never grow. */
async function render(bytes: Buffer, { type, width }: Source, wanted: Width): Promise<Buffer> {
  const drawing = type === svgType;
  const density = drawing ? Math.min(maxDensity, Math.max(1, (pointsPerInch * wanted) / (width ?? wanted))) : undefined;
  // Read from memory, a drawing has no folder from which it could take other people's files.
  return sharp(bytes, { density, animated: !drawing, limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width: wanted, withoutEnlargement: !drawing })
    .webp({ quality })
    .toBuffer();
}

/** Makes scaled images, each once, and keeps them beside the originals. */
export function createVariants(mediaDir: string) {
  const enqueue = createQueue(maxRenders);
  const flights = new Map<string, Promise<void>>();

  const make = (path: string, source: Source, width: Width): Promise<void> =>
    enqueue(async () => writeAtomically(path, await render(await readFile(bytesPath(mediaDir, source.hash)), source, width)));

  return {
    /** Where the variant lies once it has been made. */
    pathOf: ({ hash }: Source, width: Width): string => join(mediaDir, 'variants', `${hash}-${width}.webp`),
    /** Makes the variant; those who ask for one in the making wait for it. */
    make(path: string, source: Source, width: Width): Promise<void> {
      const flight = flights.get(path) ?? make(path, source, width).finally(() => flights.delete(path));
      flights.set(path, flight);
      return flight;
    },
  };
}
