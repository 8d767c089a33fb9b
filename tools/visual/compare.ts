import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How two pictures differ. */
export interface Difference {
  /** Pixels that differ to the eye, smoothed edges apart. */
  pixels: number;
  /** Pixels that differ at all, smoothed edges apart: a ground that became a little darker. */
  faint: number;
  /** `pixels` or `faint` of all, whichever says more; 0–1. */
  share: number;
  /** The difference painted on the faded picture. */
  picture: Buffer;
}

// Edges are smoothed a little differently from run to run, which stays far below both.
const clearly = { threshold: 0.1 };
const faintly = { threshold: 0.008, diffColor: [240, 150, 0] as [number, number, number] };
const faintShare = 0.002;

/** Puts a picture on a larger sheet. What lies beside it is transparent, so that it differs from every picture. */
function onSheet(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
}

function count(before: PNG, after: PNG, options: Parameters<typeof pixelmatch>[5]): { pixels: number; sheet: PNG } {
  const { width, height } = before;
  const sheet = new PNG({ width, height });
  return { pixels: pixelmatch(before.data, after.data, sheet.data, width, height, { alpha: 0.15, ...options }), sheet };
}

/** Compares two pictures; undefined where no one would see a difference. */
export function compare(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const [left, right] = [onSheet(a, width, height), onSheet(b, width, height)];
  const clear = count(left, right, clearly);
  const faint = count(left, right, faintly);
  const all = width * height;
  if (clear.pixels === 0 && faint.pixels / all < faintShare) return undefined;
  const shown = clear.pixels > 0 ? clear : faint;
  return { pixels: clear.pixels, faint: faint.pixels, share: shown.pixels / all, picture: PNG.sync.write(shown.sheet) };
}
