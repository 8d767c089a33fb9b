import { type Point, turn } from './color.ts';

/** Meanings a colour can carry beside the brand: the usual hue, and how far it may give way and still mean the same. */
const tones = {
  positive: { hue: 152, from: 132, to: 176 },
  warning: { hue: 75, from: 60, to: 98 },
  critical: { hue: 27, from: 8, to: 38 },
  info: { hue: 250, from: 230, to: 270 },
} as const;

/** Hues nearer than this are not distinguished at a glance. */
const nearHues = 28;
/** A brand this grey is not mistaken for any tone. */
const greyChroma = 0.04;

/** A meaning with a hue of its own. */
export type ToneName = keyof typeof tones;

/** The hue of a meaning, moved away from a brand that comes too near. */
export function toneHue(name: ToneName, brand: Point): number {
  const { hue, from, to } = tones[name];
  const gap = turn(brand.h, hue);
  if (brand.c < greyChroma || Math.abs(gap) >= nearHues) return hue;
  const distanceTo = (end: number) => Math.abs(turn(brand.h, end));
  // The side on which the tone already is, unless there is more room on the other.
  const [near, far] = gap >= 0 ? [to, from] : [from, to];
  const end = distanceTo(far) > distanceTo(near) + 8 ? far : near;
  const wanted = brand.h + (end === to ? nearHues : -nearHues);
  const within = Math.abs(turn(hue, wanted)) <= Math.abs(end - hue) ? wanted : end;
  return ((within % 360) + 360) % 360;
}

/** The hue of danger beside this brand, and all that still say danger. */
export const criticalHues = (brand: Point): { hue: number; all: readonly number[] } => {
  const { from, to } = tones.critical;
  return { hue: toneHue('critical', brand), all: Array.from({ length: (to - from) / 5 + 1 }, (_, index) => from + index * 5) };
};
