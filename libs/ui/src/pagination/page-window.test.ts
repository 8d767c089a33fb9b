import { describe, expect, it } from 'vitest';
import { pageWindow, pageWithin } from './page-window.ts';

const drawn = (page: number, last: number) =>
  pageWindow(page, last)
    .map((slot) => (slot === 'gap' ? '…' : slot === pageWithin(page, last) ? `[${slot}]` : slot))
    .join(' ');

describe('pageWindow', () => {
  it.each([
    [1, 0, ''],
    [1, 1, '[1]'],
    [2, 3, '1 [2] 3'],
    [7, 7, '1 2 3 4 5 6 [7]'],
    [1, 8, '[1] 2 3 4 5 … 8'],
    [4, 8, '1 2 3 [4] 5 … 8'],
    [5, 8, '1 … 4 [5] 6 7 8'],
    [5, 9, '1 … 4 [5] 6 … 9'],
    [6, 9, '1 … 5 [6] 7 8 9'],
    [9, 9, '1 … 5 6 7 8 [9]'],
    [50, 100, '1 … 49 [50] 51 … 100'],
    [5000, 10_000, '1 … 4999 [5000] 5001 … 10000'],
    [0, 9, '[1] 2 3 4 5 … 9'],
    [99, 9, '1 … 5 6 7 8 [9]'],
  ])('page %i of %i: %s', (page, last, expected) => {
    expect(drawn(page, last)).toBe(expected);
  });

  it('keeps seven places on every page', () => {
    for (let last = 8; last < 30; last++) {
      for (let page = 1; page <= last; page++) expect(pageWindow(page, last)).toHaveLength(7);
    }
  });
});

describe('pageWithin', () => {
  it.each([
    [3, 5, 3],
    [0, 5, 1],
    [-2, 5, 1],
    [9, 5, 5],
    [2.7, 5, 2],
    [Number.NaN, 5, 1],
    [1, 0, 1],
  ])('%d of %i is %i', (page, last, expected) => {
    expect(pageWithin(page, last)).toBe(expected);
  });
});
