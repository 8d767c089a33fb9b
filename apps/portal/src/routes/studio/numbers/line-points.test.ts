import { expect, it } from 'vitest';
import { linePoints } from './line-points.ts';

const day = (date: string, opened: number, confirmed: number | null = null) => ({
  day: date,
  audience: 40,
  opened,
  finished: 0,
  confirmed,
});

it('goes from the first day to the last, with room for nights without numbers', () => {
  const days = [day('2026-11-01', 0), day('2026-11-02', 10), day('2026-11-05', 40)];
  expect(linePoints(days, 'opened')).toBe('0,100 25,75 100,0');
});

it('is at the bottom where nothing was asked, and none without days', () => {
  expect(linePoints([day('2026-11-01', 3), day('2026-11-02', 4)], 'confirmed')).toBe('0,100 100,100');
  expect(linePoints([], 'opened')).toBe('');
});
