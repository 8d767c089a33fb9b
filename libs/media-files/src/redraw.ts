import { loadSharp } from './load-sharp.ts';

/** What a picture of another website has to be like. */
const limits = { pixels: 50_000_000, leastWidth: 100, width: 1600, height: 2400 };

const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
const quality = 82;

/** The bytes are no picture we can show; trying again would not change that. */
export class PictureFault extends Error {}

async function draw(bytes: Buffer): Promise<Buffer> {
  const options = { limitInputPixels: limits.pixels, failOn: 'error' as const };
  const { format, width } = await (await loadSharp())(bytes, options).metadata();
  // Drawings (SVG) are programs, and dots count readers.
  if (!formats.has(format)) throw new PictureFault(`The picture is ${format}`);
  if (width < limits.leastWidth) throw new PictureFault(`The picture is ${width} pixels wide`);
  return (await loadSharp())(bytes, options)
    .autoOrient()
    .resize({ width: limits.width, height: limits.height, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer();
}

/** Draws a stranger's picture again as WebP: decoded within limits, without whatever else was in the file. Throws a `PictureFault`. */
export async function redraw(bytes: Buffer): Promise<Buffer> {
  return draw(bytes).catch((error: unknown) => {
    throw error instanceof PictureFault ? error : new PictureFault('The picture cannot be read', { cause: error });
  });
}
