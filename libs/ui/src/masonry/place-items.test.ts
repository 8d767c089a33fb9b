import { expect, it } from 'vitest';
import { placeItems } from './place-items.ts';

const columnsOf = (...args: Parameters<typeof placeItems>) => placeItems(...args).map(({ column }) => column);

it.each([
  ['nothing', [], 3, []],
  ['a line from its beginning', [10, 10, 10], 3, [0, 1, 2]],
  ['equal heights along the lines', [10, 10, 10, 10, 10], 2, [0, 1, 0, 1, 0]],
  ['below the shortest', [30, 10, 10, 10], 2, [0, 1, 1, 1]],
  ['items without a height', [0, 0, 0], 2, [0, 1, 0]],
  ['one column', [5, 5], 1, [0, 0]],
  ['no room for a column', [5, 5], 0, [0, 0]],
])('places %s', (_what, heights, columns, expected) => {
  expect(columnsOf(heights, columns, 4)).toEqual(expected);
});

it('leaves the gap between two, not above the first', () => {
  expect(placeItems([30, 10, 20], 2, 4).map(({ top }) => top)).toEqual([0, 0, 14]);
});

it('keeps what was placed in its column when more come or one grows', () => {
  const before = columnsOf([30, 10, 10], 2, 4);
  expect(columnsOf([30, 100, 10, 10], 2, 4, before)).toEqual([0, 1, 1, 0]);
});

it('places again what was in a column that is gone', () => {
  expect(columnsOf([10, 10, 10], 2, 4, [0, 1, 2])).toEqual([0, 1, 0]);
});
