import { expect, it } from 'vitest';
import { fraction } from './fraction.ts';

it.each([
  [0, 100, 0],
  [40, 100, 0.4],
  [3, 8, 0.375],
  [120, 100, 1],
  [-5, 100, 0],
  // Nothing to do is done.
  [0, 0, 1],
  [0, -1, 1],
  [5, Number.NaN, 1],
  [Number.POSITIVE_INFINITY, 100, 1],
  [Number.NaN, 100, undefined],
  [undefined, 100, undefined],
])('%s of %s is %s', (value, max, expected) => {
  expect(fraction(value, max)).toBe(expected);
});
