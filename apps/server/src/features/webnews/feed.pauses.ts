const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

const usualPauseMs = 30 * minuteMs;
const firstPauseMs = 15 * minuteMs;
const longestPauseMs = 24 * hourMs;

/** Between nine tenths and all of it, so that feeds do not come due all at once. */
const spread = (ms: number, random: number): number => Math.round(ms * (0.9 + random / 10));

/** The pause until a feed that answered is asked again: half an hour. */
export const nextPauseMs = (random: number = Math.random()): number => spread(usualPauseMs, random);

/**
 * The pause after so many failures in a row: doubling from a quarter of an hour to a day, and no less than the website itself asks for
 * (`Retry-After`, in seconds; more than a day it does not get).
 */
export function failurePauseMs(failures: number, retryAfter: number | null = null, random: number = Math.random()): number {
  const own = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(failures - 1, 20));
  const asked = Math.min(longestPauseMs, (retryAfter ?? 0) * 1000);
  return Math.max(spread(own, random), asked);
}
