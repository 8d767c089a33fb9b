import { expect, it } from 'vitest';
import { failurePauseMs, nextPauseMs } from './feed.pauses.ts';

const minutes = (ms: number): number => ms / 60_000;

it.each([
  [1, null, 15],
  [2, null, 30],
  [4, null, 120],
  [8, null, 1440],
  [500, null, 1440],
  [1, 3600, 60],
  [8, 60, 1440],
  [1, 10_000_000, 1440],
])('after %i failures, asked for %s s, waits %i minutes', (failures, retryAfter, expected) => {
  expect(minutes(failurePauseMs(failures, retryAfter, 1))).toBe(expected);
});

it('spreads the feeds a little', () => {
  expect([minutes(nextPauseMs(0)), minutes(nextPauseMs(1))]).toEqual([27, 30]);
  expect(minutes(failurePauseMs(1, null, 0))).toBe(13.5);
});
