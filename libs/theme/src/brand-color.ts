import { distance, hex, type Point, point, readColor, toPoint } from './color.ts';

/**
 * Why a colour cannot be a brand's:
 * - `not_a_color`: no colour of CSS.
 * - `transparent`: it lets the page show through, so its contrast is not its own.
 * - `too_light`: hardly distinguishable from paper; darkened until it can be seen it would be another colour.
 * - `too_dark`: hardly distinguishable from black; buttons could not show that they are hovered or pressed.
 * - `no_hue`: a light or middle grey, which as a button looks switched off. Dark greys are ink, and fine.
 */
export const brandColorFaults = ['not_a_color', 'transparent', 'too_light', 'too_dark', 'no_hue'] as const;
/** Why a colour cannot be a brand's. */
export type BrandColorFault = (typeof brandColorFaults)[number];

/** The colour of a customer who has not chosen one. */
export const defaultBrandColor = '#0d5a64';

/** What `checkBrandColor` found. `color` is the input as `#rrggbb`; `nearest` the nearest colour of its hue that works, the default one for what is no colour. */
export type BrandColorCheck = { ok: true; color: string } | { ok: false; reason: BrandColorFault; nearest: string };

const white: Point = { l: 1, c: 0, h: 0 };
const black: Point = { l: 0, c: 0, h: 0 };
/** Distances in OKLab, found by looking: a tint nearer to white is taken for paper, a shade nearer to black for black. */
const fromPaper = 0.15;
const fromBlack = 0.2;
/** Less chroma reads as grey; a grey up to this lightness reads as ink. */
const leastChroma = 0.02;
const inkLightness = 0.5;

function faultOf(color: Point): BrandColorFault | undefined {
  if (distance(color, white) < fromPaper) return 'too_light';
  if (distance(color, black) < fromBlack) return 'too_dark';
  if (color.c < leastChroma && color.l > inkLightness) return 'no_hue';
  return undefined;
}

const step = 0.005;
const highestChroma = 0.34;

/** The nearest colour in OKLCH that works. The hue stays: of a grey, which has none, it is another grey. */
function nearestWorking(color: Point): string {
  const chroma = color.c < leastChroma / 2 ? 0 : highestChroma;
  const candidates: { written: string; far: number }[] = [];
  for (let l = 0; l <= 1; l += step) {
    for (let c = 0; c <= chroma; c += step) {
      const candidate = point(l, c, color.h);
      if (c - candidate.c > step) break;
      if (faultOf(candidate) === undefined) candidates.push({ written: hex(candidate), far: distance(candidate, color) });
    }
  }
  // Eight bits a channel may round a colour back over the edge.
  const found = candidates.sort((a, b) => a.far - b.far).find(({ written }) => faultOf(toPoint(written)) === undefined);
  return found!.written;
}

/** Whether a theme can be derived from this colour, in any notation of CSS. If not, it says why and offers the nearest that works. */
export function checkBrandColor(input: string): BrandColorCheck {
  const parsed = readColor(input);
  if (!parsed) return { ok: false, reason: 'not_a_color', nearest: defaultBrandColor };
  const color = toPoint(parsed.color);
  const reason = parsed.alpha < 1 ? 'transparent' : faultOf(color);
  if (!reason) return { ok: true, color: parsed.color };
  return { ok: false, reason, nearest: faultOf(color) ? nearestWorking(color) : parsed.color };
}
