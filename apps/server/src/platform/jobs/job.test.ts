import { describe, expect, it } from 'vitest';
import { defineJob, reasonOf, retryPauseMs } from './job.ts';

const retry = { firstMs: 30_000, longestMs: 900_000, forMs: 0 };

describe('the pause before the next attempt', () => {
  it.each([
    [1, 0, 15_000],
    [1, 1, 30_000],
    [2, 1, 60_000],
    [5, 1, 480_000],
    [6, 1, 900_000],
    [400, 1, 900_000],
  ])('after %i attempts, with chance %d, is %i ms', (attempts, random, expected) => {
    expect(retryPauseMs(attempts, retry, random)).toBe(expected);
  });
});

it('a failure is worded on one line', () => {
  expect(reasonOf(new Error(`550 No\r\n  ${'x'.repeat(1000)}`))).toMatch(/^550 No x{1,493}$/);
});

it('a schedule is read in UTC, and a wrong one when it is defined', () => {
  const { next } = defineJob({ name: 'test.daily', schedule: '41 3 * * *' });
  expect(next!(new Date('2026-03-29T03:41:00Z')).toISOString()).toBe('2026-03-30T03:41:00.000Z');
  expect(() => defineJob({ name: 'test.never', schedule: '61 * * * *' })).toThrow();
});
