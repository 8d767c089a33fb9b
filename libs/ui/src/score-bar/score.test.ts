import { describe, expect, it } from 'vitest';
import { shareOf, stepFills, toneOfScore } from './score.ts';

it.each([
  [1, 'good'],
  [0.7, 'good'],
  [2 / 3, 'good'],
  [0.66, 'fair'],
  [0.5, 'fair'],
  [1 / 3, 'fair'],
  [0.33, 'poor'],
  [0, 'poor'],
] as const)('a share of %d is %s', (share, tone) => {
  expect(toneOfScore(share)).toBe(tone);
});

it.each([
  [43, 100, 0.43],
  [8.2, 10, 0.82],
  [12, 10, 1],
  [-2, 10, 0],
  [null, 10, 0],
  [Number.NaN, 10, 0],
  [5, 0, 0],
])('%s of %d fills %d', (value, max, share) => {
  expect(shareOf(value, max)).toBeCloseTo(share);
});

describe('stepFills', () => {
  it.each([
    [8.5, 10, [1, 1, 1, 1, 1, 1, 1, 1, 0.5, 0]],
    [8.2, 10, [1, 1, 1, 1, 1, 1, 1, 1, 0, 0]],
    [2.25, 5, [1, 1, 0.5, 0, 0]],
    [0, 3, [0, 0, 0]],
    [null, 3, [0, 0, 0]],
    [9, 3, [1, 1, 1]],
  ])('%s of %d', (value, max, fills) => {
    expect(stepFills(value, max)).toEqual(fills);
  });
});
