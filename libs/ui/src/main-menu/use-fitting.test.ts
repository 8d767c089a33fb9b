import { expect, it } from 'vitest';
import { countOnFirstLine } from './use-fitting.ts';

it.each([
  [[], 0],
  [[8], 1],
  [[8, 8, 8], 3],
  [[8, 8, 52], 2],
  [[8, 52, 96], 1],
])('of items at %j there are %d in the first line', (offsets, count) => {
  expect(countOnFirstLine(offsets)).toBe(count);
});
