import { expect, it } from 'vitest';
import { backOffMs } from './back-off.ts';

it.each([
  [0, 100],
  [1, 200],
  [5, 3_200],
  [8, 25_600],
  [9, 30_000],
  [2_000, 30_000],
])('waits after %d failed attempts for up to %d ms', (attempt, most) => {
  expect(backOffMs(attempt, () => 0)).toBe(0);
  expect(backOffMs(attempt, () => 0.5)).toBe(most / 2);
  expect(backOffMs(attempt, () => 1)).toBe(most);
  expect(backOffMs(attempt)).toBeLessThanOrEqual(most);
});
