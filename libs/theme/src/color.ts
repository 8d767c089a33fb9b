import {
  converter,
  differenceEuclidean,
  formatHex,
  inGamut,
  modeHsl,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  toGamut,
  useMode,
  wcagLuminance,
} from 'culori/fn';

// Only the colour spaces in use are registered, so that little of the library comes along.
[modeRgb, modeHsl, modeLrgb, modeOklab, modeOklch].forEach((mode) => useMode(mode));

/** A point in OKLCH: lightness 0–1, chroma from 0 to about 0.32, hue in degrees. */
export interface Point {
  l: number;
  c: number;
  h: number;
}

const culori = ({ l, c, h }: Point) => ({ mode: 'oklch', l, c, h }) as const;
const shown = inGamut('rgb');
const toOklch = converter('oklch');
const euclidean = differenceEuclidean('oklab');

const round = (value: number, digits: number) => Number(value.toFixed(digits));
const limit = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** The nearest point of this hue and lightness that every screen can show, rounded as it is written. */
export function point(lightness: number, chroma: number, hue: number): Point {
  const l = round(limit(lightness, 0, 1), 3);
  const h = round(((hue % 360) + 360) % 360, 1);
  const at = (c: number) => shown(culori({ l, c, h }));
  let c = round(Math.max(chroma, 0), 3);
  if (!at(c)) {
    let [low, high] = [0, c];
    while (high - low > 0.0005) {
      const middle = (low + high) / 2;
      if (at(middle)) low = middle;
      else high = middle;
    }
    c = Math.floor(low * 1000) / 1000;
  }
  return { l, c, h };
}

/** The point as CSS. */
export const oklch = ({ l, c, h }: Point): string => `oklch(${l} ${c} ${h})`;

/** The colour as screens with 8 bits a channel show it. */
export const hex = (color: Point): string => formatHex(culori(color));

const toRgb = toGamut('rgb', 'oklch');

/** The colour as it is written, or undefined where it is none. */
function read(text: string) {
  try {
    return parse(text.trim());
  } catch {
    // The parser has no answer to an opacity with an unknown unit ("/ 0A") but a TypeError.
    return undefined;
  }
}

/** Reads a colour of CSS (`#0d5a64`, `teal`, `hsl(187 77% 22%)`, `oklch(…)`): as `#rrggbb`, and its opacity. Undefined where it is none. */
export function readColor(text: string): { color: string; alpha: number } | undefined {
  const parsed = read(text);
  // What screens can show stays exactly as it was written: the way through OKLCH would round it.
  return parsed && { color: formatHex(shown(parsed) ? parsed : toRgb(parsed)), alpha: parsed.alpha ?? 1 };
}

/** A colour of CSS as `#rrggbb`, for places that know no other notation. */
export const hexOf = (text: string): string => hex(toPoint(text));

/** The point of a colour of CSS. A grey has no hue; it gets 0. Throws a RangeError where the text is no colour. */
export function toPoint(text: string): Point {
  const color = toOklch(read(text));
  if (!color) throw new RangeError(`"${text}" is no colour.`);
  const { l, c, h = 0 } = color;
  return { l, c, h };
}

// A ground is measured against many colours.
const luminances = new WeakMap<Point, number>();

function luminance(color: Point): number {
  const known = luminances.get(color) ?? wcagLuminance(hex(color));
  luminances.set(color, known);
  return known;
}

/** Contrast of two colours by WCAG 2.2, as screens show them: 1 (same) to 21 (black on white). */
export function contrast(a: Point, b: Point): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Contrast of two colours of CSS by WCAG 2.2. Throws a RangeError where a text is no colour. */
export const contrastOf = (a: string, b: string): number => contrast(toPoint(a), toPoint(b));

/** How far apart two colours look: distance in OKLab; 0.02 is just visible side by side. */
export const distance = (a: Point, b: Point): number => euclidean(culori(a), culori(b));

/** Degrees from hue `a` to hue `b` by the shorter way, -180 to 180. */
export const turn = (a: number, b: number): number => ((((b - a + 180) % 360) + 360) % 360) - 180;

/** Whether `color` has at least this contrast to each of `others`. */
export const contrasts = (color: Point, others: readonly Point[], least: number): boolean =>
  others.every((other) => contrast(color, other) >= least);

/** Makes `color` darker (`step` below 0) or lighter until it contrasts; it is as near to what was asked for as contrast allows. */
export function moveUntil(color: Point, step: number, fits: (color: Point) => boolean): Point {
  let moved = point(color.l, color.c, color.h);
  for (let l = color.l; l >= 0.1 && l <= 1 && !fits(moved); l += step) moved = point(l + step, color.c, color.h);
  return moved;
}
