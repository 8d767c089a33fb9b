import { expect, it } from 'vitest';
import { offsetOf, paginate } from './pagination.ts';

it.each([
  [1, 10, 0, { last: 1, prev: null, next: null }],
  [1, 10, 10, { last: 1, prev: null, next: null }],
  [1, 10, 11, { last: 2, prev: null, next: 2 }],
  [2, 10, 25, { last: 3, prev: 1, next: 3 }],
  [3, 10, 25, { last: 3, prev: 2, next: null }],
  [4, 10, 25, { last: 3, prev: 3, next: null }],
  [99_999, 10, 25, { last: 3, prev: 3, next: null }],
  [99_999, 10, 0, { last: 1, prev: 1, next: null }],
])('paginates page %i by %i of %i', (page, limit, total, expected) => {
  expect(paginate({ page, limit }, total)).toEqual({ self: page, first: 1, limit, ...expected });
});

it('skips what is on the pages before', () => {
  expect([offsetOf({ page: 1, limit: 20 }), offsetOf({ page: 3, limit: 20 })]).toEqual([0, 40]);
});
