import { contrast, contrasts, distance, moveUntil, type Point, point } from './color.ts';
import { criticalHues } from './tones.ts';

/** WCAG 2.2 AA: text, and what a control is recognised by. */
export const aa = { text: 4.5, control: 3 } as const;

/** Fills nearer to each other than this (in OKLab) would be taken for one another. */
export const minDistance = 0.1;

/** A fill with its states and what is written on it. */
export interface Fill {
  fill: Point;
  hover: Point;
  active: Point;
  on: Point;
}

const legible = ({ fill, hover, active, on }: Fill) => contrasts(on, [fill, hover, active], aa.text);

/** A fill whose states go by `steps` of lightness and `fade` of chroma. */
const states = ({ l, c, h }: Point, on: Point, steps: readonly [number, number], fade: readonly [number, number]): Fill => ({
  fill: point(l, c, h),
  hover: point(l + steps[0], c * fade[0], h),
  active: point(l + steps[1], c * fade[1], h),
  on,
});

/** The first fill from `start` on, going by `step`, that is seen on the grounds and whose text can be read in every state. */
function firstFill(start: Point, step: number, grounds: readonly Point[], make: (color: Point) => Fill): Fill {
  const fits = (color: Point) => contrasts(color, grounds, aa.control) && legible(make(color));
  return make(moveUntil(start, step, fits));
}

/** The brand on paper: as near to the customer's colour as light or dark letters on it allow. */
export function lightBrand(brand: Point, paper: Point, grounds: readonly Point[]): Fill {
  const withLightText = firstFill({ ...brand, l: Math.max(brand.l, 0.2) }, -0.005, grounds, (color) =>
    color.l < 0.32 ? states(color, paper, [0.07, 0.12], [1, 1]) : states(color, paper, [-0.06, -0.11], [0.886, 0.743]),
  );
  const ink = point(0.147, Math.min(0.02, brand.c), brand.h);
  const withInk = firstFill({ ...brand, l: Math.max(brand.l, 0.6) }, -0.005, grounds, (color) =>
    states(color, ink, [-0.019, -0.037], [1, 1]),
  );
  // Light letters leave more room for the states, so dark ones are taken only where they keep clearly more of the colour.
  const gain = Math.abs(brand.l - withLightText.fill.l) - Math.abs(brand.l - withInk.fill.l);
  return legible(withInk) && contrasts(withInk.fill, grounds, aa.control) && gain > 0.03 ? withInk : withLightText;
}

/** The brand on a dark page: lighter and calmer, less so the more vivid it is. */
export function darkBrand(brand: Point, grounds: readonly Point[]): Fill {
  const calm = 0.76 - 0.5 * Math.max(0, brand.c - 0.07);
  const l = Math.min(Math.max(brand.l, calm), 0.9);
  const ink = point(0.23, Math.min(0.04, brand.c * 0.43), brand.h);
  return firstFill({ ...brand, l, c: brand.c * 0.886 }, 0.005, grounds, (color) =>
    color.l > 0.86 ? states(color, ink, [-0.05, -0.09], [1, 1]) : states(color, ink, [0.05, 0.09], [0.935, 0.806]),
  );
}

interface CriticalSeed {
  brand: Fill;
  grounds: readonly Point[];
  /** The usual fill, without its hue. */
  usual: Omit<Point, 'h'>;
  /** Differences in lightness to choose from. */
  shades: readonly number[];
  steps: readonly [number, number];
  on: (hue: number) => Point;
}

/** The fill of what destroys: the usual red, or the nearest to it that is not taken for the brand. */
export function criticalFill({ brand, grounds, usual, shades, steps, on }: CriticalSeed): Fill {
  const { hue, all } = criticalHues(brand.fill);
  const make = (h: number, shade: number) => states({ l: usual.l + shade, c: usual.c, h }, on(h), steps, [0.91, 0.82]);
  const wanted = make(hue, 0);
  const fits = (candidate: Fill) =>
    distance(candidate.fill, brand.fill) >= minDistance && contrasts(candidate.fill, grounds, aa.control) && legible(candidate);
  if (fits(wanted)) return wanted;
  return (
    all
      .flatMap((h) => shades.map((shade) => make(h, shade)))
      .sort((a, b) => distance(a.fill, wanted.fill) - distance(b.fill, wanted.fill))
      .find(fits) ?? wanted
  );
}

/** Text or a line in `color` that is read on all `grounds`, moved by `step` as little as it takes. */
export const readable = (color: Point, grounds: readonly Point[], step: number, least: number): Point =>
  moveUntil(color, step, (moved) => grounds.every((ground) => contrast(moved, ground) >= least));
