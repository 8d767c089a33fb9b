import type { ImageSource } from '../image/image.tsx';
import type { PhotoTextVariants } from './photo-text.css.ts';

/** The ink of a text, which is on a shade of the other one. */
export type Ink = 'light' | 'dark';

/** Where on a photo its text is. */
export interface Place {
  ratio: NonNullable<PhotoTextVariants['ratio']>;
  block: 'start' | 'end';
}

/** A photo's brightness is known in so many rows of so many parts. */
const side = 8;
/** How much of the box the text covers, from the corner it begins in: the beginning of every text, and most of a long one. */
const covered = { width: 0.6, height: 0.4 };

/** Beginning and end of a stretch, in parts of a photo. */
type Stretch = readonly [from: number, to: number];

const overlap = ([from, to]: Stretch, part: number): number => Math.max(0, Math.min(to, part + 1) - Math.max(from, part));

/** How much of a photo shows where it is cut to a box: 1 for all of it. */
function visible({ width, height }: Pick<ImageSource, 'width' | 'height'>, ratio: Place['ratio']): { width: number; height: number } {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  const wider = width / height / (across / down);
  return { width: Math.min(1, 1 / wider), height: Math.min(1, wider) };
}

/** What of the part that shows around `focal` is behind the text. */
function stretch(shown: number, part: number, atEnd: boolean, focal = 0.5): Stretch {
  const start = (1 - shown) * focal;
  const end = start + shown;
  return atEnd ? [(end - shown * part) * side, end * side] : [start * side, (start + shown * part) * side];
}

function inkAt(luma: readonly number[], across: Stretch, down: Stretch): Ink {
  let [sum, weight] = [0, 0];
  for (const [part, brightness] of luma.entries()) {
    const share = overlap(across, part % side) * overlap(down, Math.floor(part / side));
    sum += brightness * share;
    weight += share;
  }
  return sum >= 128 * weight ? 'dark' : 'light';
}

/**
 * Whether a text on a photo is dark or light, by how bright the photo is behind it: where text begins on the left, and where it begins on the right. Light
 * where the brightness is not known, as on the shade that is there before the photo.
 */
export function inksOn(
  { luma, width, height, focal_point: focal }: Pick<ImageSource, 'luma' | 'width' | 'height' | 'focal_point'>,
  { ratio, block }: Place,
): Record<'left' | 'right', Ink> {
  if (luma?.length !== side * side) return { left: 'light', right: 'light' };
  const shown = visible({ width, height }, ratio);
  const down = stretch(shown.height, covered.height, block === 'end', focal?.y);
  const at = (right: boolean): Ink => inkAt(luma, stretch(shown.width, covered.width, right, focal?.x), down);
  return { left: at(false), right: at(true) };
}
