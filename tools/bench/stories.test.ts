import { expect, test } from 'vitest';
import { isReached } from './measurement.ts';
import { measurementsOf } from './stories-table.ts';

const story = (id: string, shift: number, task: number, width = 390) => ({ story: { id }, width, shift, task });

test('stories within the budgets are only counted', () => {
  const measurements = measurementsOf(30_000, [story('a', 0, 0), story('b', 0.0001, 0)]);
  expect(measurements.map(isReached)).toEqual([true, undefined, true, true]);
});

test('each story that shifts or blocks is named, the worst first', () => {
  const measurements = measurementsOf(130_000, [story('a', 0.01, 0), story('b', 0.2, 80), story('c', 0, 120, 1280), story('d', 0, 0)]);
  expect(measurements.filter((measurement) => isReached(measurement) === false).map(({ name }) => name)).toEqual([
    'Storybook: build',
    'Stories whose layout shifts',
    'Stories with a task over 50 ms',
    'b, 390 px: layout shift',
    'a, 390 px: layout shift',
    'c, 1280 px: longest task',
    'b, 390 px: longest task',
  ]);
});
