import { loadSharp } from './load-sharp.ts';

/** An image's brightness is kept in so many rows of so many parts. */
const side = 8;

/** Luma by ITU-R BT.601, from 0 to 255. */
const lumaOf = (red: number, green: number, blue: number): number => Math.round(0.299 * red + 0.587 * green + 0.114 * blue);

/** How bright an image, or the one in a file, is in 8 × 8 equal parts, row by row from the top left, as it is seen; what shows through is white. Throws where it cannot be read. */
export async function lumaGrid(image: Uint8Array | string): Promise<number[]> {
  const pixels = await (
    await loadSharp()
  )(image)
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: { r: 255, g: 255, b: 255 } })
    // The usual kernel overshoots at edges: a part would be brighter than anything in it.
    .resize({ width: side, height: side, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  return Array.from({ length: side * side }, (_, part) => lumaOf(pixels[part * 3]!, pixels[part * 3 + 1]!, pixels[part * 3 + 2]!));
}
