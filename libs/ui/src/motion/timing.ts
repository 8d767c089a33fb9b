import { scales } from '@foyer/theme/scales';

/** `180ms` as 0.18. */
export const seconds = (time: string): number => Number.parseFloat(time) / 1000;

/** `cubic-bezier(0.2, 0, 0, 1)` as four numbers. */
export function bezier(easing: string): [number, number, number, number] {
  const [a, b, c, d] = [...easing.matchAll(/[\d.]+/g)].map(Number);
  if (d === undefined) throw new Error(`Not a cubic-bezier: ${easing}`);
  return [a!, b!, c!, d];
}

/** A pace of the design as framer-motion reads it. */
export const pace = (duration: keyof typeof scales.duration, easing: keyof typeof scales.easing) => ({
  duration: seconds(scales.duration[duration]),
  ease: bezier(scales.easing[easing]),
});
