import { expect, it } from 'vitest';
import { countsOf, loadTimeOf } from './health.rules.ts';

const sumOf = (times: number[]) =>
  times.map(countsOf).reduce((sum, one) => sum.map((count, place) => count + one[place]!), countsOf(undefined));

it.each([
  ['none', [], null],
  ['one', [480], 500],
  ['on a bound', [250], 250],
  ['three of four', [100, 100, 100, 9000], 250],
  ['less than three of four', [100, 100, 1200, 9000], 1500],
  ['endless ones', [60_000], 20_000],
])('%s', (_name, times, expected) => expect(loadTimeOf(sumOf(times))).toBe(expected));
