import { expect, it } from 'vitest';
import { placeAt } from './drag-row.ts';

const middles = [10, 30, 50, 70];

it('a row takes the place of the last one whose middle it has passed', () => {
  expect([0, 15, 25, 45, 1000].map((by) => placeAt(middles, 0, by))).toEqual([0, 0, 1, 2, 3]);
  expect([0, -15, -25, -1000].map((by) => placeAt(middles, 3, by))).toEqual([3, 3, 2, 0]);
});
