import { describe, expect, it } from 'vitest';
import { starFills, toHalves } from './rating.ts';

describe('toHalves', () => {
  it.each([
    [0, 5, 0],
    [0.24, 5, 0],
    [0.25, 5, 0.5],
    [3.74, 5, 3.5],
    [3.75, 5, 4],
    [4.2, 5, 4],
    [4.3, 5, 4.5],
    [4.999, 5, 5],
    [5, 5, 5],
    [7.6, 5, 5],
    [-1, 5, 0],
    [8.25, 10, 8.5],
    [87 / 10, 10, 8.5],
    [2.2499999999999996, 10, 2.5],
    [10, 10, 10],
    [Infinity, 10, 10],
    [Number.NaN, 10, 0],
    [null, 10, 0],
    [undefined, 5, 0],
  ])('%s of %i is %s', (value, max, expected) => {
    expect(toHalves(value, max)).toBe(expected);
  });
});

describe('starFills', () => {
  const drawn = (value: number, max: number) =>
    starFills(value, max)
      .map((fill) => ({ empty: '-', half: '/', full: '*' })[fill])
      .join('');

  it.each([
    [0, 5, '-----'],
    [0.5, 5, '/----'],
    [1, 5, '*----'],
    [3.5, 5, '***/-'],
    [4.6, 5, '****/'],
    [5, 5, '*****'],
    [8.6, 10, '********/-'],
    [9.8, 10, '**********'],
  ])('%d of %i shows %s', (value, max, expected) => {
    expect(drawn(value, max)).toBe(expected);
  });
});
