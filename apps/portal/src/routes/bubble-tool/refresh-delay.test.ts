import { describe, expect, it } from 'vitest';
import { refreshDelay, untilNextDay } from './refresh-delay.ts';

const [least, most] = [() => 0, () => 1];
const minutes = (ms: number) => ms / 60_000;

describe('the pauses of the refresh', () => {
  it.each([
    [0, 4.4, 5.5],
    [1, 2.5 / 60, 5 / 60],
    [2, 5 / 60, 10 / 60],
    [6, 80 / 60, 160 / 60],
    [7, 2.5, 5],
    [500, 2.5, 5],
  ])('after %i failures are between %f and %f minutes', (failures, from, to) => {
    expect(minutes(refreshDelay(failures, least))).toBeCloseTo(from, 5);
    expect(minutes(refreshDelay(failures, most))).toBeCloseTo(to, 5);
  });
});

describe('the next day', () => {
  it.each([
    ['Europe/Berlin', '2026-11-18T22:59:50Z', 10],
    ['Europe/Berlin', '2026-11-18T23:00:00Z', 86_400],
    ['Pacific/Kiritimati', '2026-11-18T09:59:00Z', 60],
    ['Asia/Kolkata', '2026-11-18T18:29:59Z', 1],
  ])('in %s at %s is %i seconds off, and a few more', (zone, now, seconds) => {
    expect(untilNextDay(zone, Date.parse(now), least) / 1000).toBe(seconds + 5);
    expect(untilNextDay(zone, Date.parse(now), most) / 1000).toBe(seconds + 20);
  });
});
