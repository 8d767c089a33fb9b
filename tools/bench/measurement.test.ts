import { expect, test } from 'vitest';
import { isReached, median, table } from './measurement.ts';

test('the median is not moved by one slow run', () => {
  expect(median([3, 900, 1, 2, 4])).toBe(3);
  expect(median([4, 1])).toBe(2.5);
  expect(() => median([])).toThrow('no median');
});

test('rates are to be high, all else low', () => {
  expect(isReached({ name: 'a', value: 1600, unit: 'requests/s', budget: 1500 })).toBe(true);
  expect(isReached({ name: 'a', value: 1400, unit: 'requests/s', budget: 1500 })).toBe(false);
  expect(isReached({ name: 'a', value: 61, unit: 'ms', budget: 60 })).toBe(false);
  expect(isReached({ name: 'a', value: 61, unit: 'ms' })).toBeUndefined();
});

test('the table shows figure, budget and verdict', () => {
  const rows = table([
    { name: 'Dashboard: LCP', value: 812.4, unit: 'ms', budget: 900, peer: 4280 },
    { name: 'Dashboard: shift', value: 0.031, unit: '', budget: 0.02 },
    { name: 'Dashboard: requests', value: 18, unit: 'requests' },
  ]);
  expect(rows.split('\n').map((row) => row.replace(/ {2,}/g, ' '))).toEqual([
    '| What | Measured | Budget | Reached | NodeBB |',
    expect.stringMatching(/^(\|-+){5}\|$/),
    '| Dashboard: LCP | 812 ms | ≤ 900 ms | yes | 4280 ms |',
    '| Dashboard: shift | 0.031 | ≤ 0.020 | NO | |',
    '| Dashboard: requests | 18 requests | | | |',
  ]);
});
