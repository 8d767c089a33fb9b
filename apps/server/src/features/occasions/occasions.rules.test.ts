import { describe, expect, it } from 'vitest';
import { nextCelebration } from './occasions.rules.ts';

describe('the next celebration', () => {
  it.each([
    ['later this year', '1990-12-24', '2026-11-22', '2026-12-24', 36],
    ['today', '1990-11-22', '2026-11-22', '2026-11-22', 36],
    ['yesterday', '1990-11-21', '2026-11-22', '2027-11-21', 37],
    ['tomorrow, over the turn of the year', '1990-01-01', '2026-12-31', '2027-01-01', 37],
    ['on the last day of the year', '1990-12-31', '2026-12-31', '2026-12-31', 36],
    ['on the first day of the year', '1990-01-01', '2027-01-01', '2027-01-01', 37],
    ['on 29 February of a leap year', '1992-02-29', '2028-02-01', '2028-02-29', 36],
    ['on 29 February, today', '1992-02-29', '2028-02-29', '2028-02-29', 36],
    ['on 29 February, a day before', '1992-02-29', '2028-02-28', '2028-02-29', 36],
    ['on 29 February, the day after', '1992-02-29', '2028-03-01', '2029-02-28', 37],
    ['on 28 February where there is no 29th', '1992-02-29', '2027-02-01', '2027-02-28', 35],
    ['on 28 February where there is no 29th, today', '1992-02-29', '2027-02-28', '2027-02-28', 35],
    ['on 28 February where there is no 29th, the day after', '1992-02-29', '2027-03-01', '2028-02-29', 36],
    ['in 2100, which is no leap year', '2072-02-29', '2100-02-01', '2100-02-28', 28],
    ['in 2000, which is one', '1972-02-29', '2000-02-01', '2000-02-29', 28],
    ['on 28 February of a leap year', '1992-02-28', '2028-02-29', '2029-02-28', 37],
    ['a year from the day itself', '2026-11-22', '2026-11-22', '2027-11-22', 1],
    ['a year from 29 February itself', '2028-02-29', '2028-02-29', '2029-02-28', 1],
    ['for the first time', '2025-11-23', '2026-11-22', '2026-11-23', 1],
    ['a year from a day that is still to come', '2027-03-01', '2026-11-22', '2028-03-01', 1],
  ])('is %s', (_when, day, today, on, years) => {
    expect(nextCelebration(day, today)).toEqual({ on, years });
  });

  it('is within a year and one day, on every day of eight years', () => {
    const days = Array.from({ length: 8 * 365 + 2 }, (_, index) => new Date(Date.UTC(2023, 0, 1 + index)).toISOString().slice(0, 10));
    for (const day of ['1992-02-29', '1990-02-28', '1990-03-01', '1990-12-31', '1990-01-01']) {
      for (const today of days) {
        const ahead = (Date.parse(nextCelebration(day, today).on) - Date.parse(today)) / 86_400_000;
        expect(ahead, `${day} seen from ${today}`).toBeGreaterThanOrEqual(0);
        expect(ahead, `${day} seen from ${today}`).toBeLessThanOrEqual(366);
      }
    }
  });
});
