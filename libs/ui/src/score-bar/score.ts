import { toHalves } from '../stars/rating.ts';

/** What a score means: two thirds and more is good, below a third is poor. */
export type ScoreTone = 'good' | 'fair' | 'poor';

/** The tone of a share between 0 and 1. */
export const toneOfScore = (share: number): ScoreTone => (share >= 2 / 3 ? 'good' : share >= 1 / 3 ? 'fair' : 'poor');

/** The share of the bar that is filled, from 0 to 1. */
export const shareOf = (value: number | null, max: number): number =>
  value === null || Number.isNaN(value) || max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));

/** How much of each step of a stepped bar is filled: 0, 0.5 or 1. */
export function stepFills(value: number | null, max: number): number[] {
  const filled = toHalves(value, max);
  return Array.from({ length: max }, (_, step) => Math.min(1, Math.max(0, filled - step)));
}
