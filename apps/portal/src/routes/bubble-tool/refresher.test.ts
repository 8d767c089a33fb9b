// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startRefreshing } from './refresher.ts';

const minute = 60_000;
let updatedAt: number;
let works: boolean;
let refresher: ReturnType<typeof startRefreshing> | undefined;
const onAttempt = vi.fn();
const ask = vi.fn(async () => {
  if (!works) throw new Error('offline');
  updatedAt = Date.now();
  return Promise.resolve();
});

const start = (timeZone?: string) =>
  (refresher = startRefreshing({ ask, updatedAt: () => updatedAt, timeZone: () => timeZone, onAttempt }));
function look(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-18T12:00:00Z') });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  [updatedAt, works] = [Date.now(), true];
});
afterEach(() => {
  refresher?.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  ask.mockClear();
  onAttempt.mockClear();
});

it('asks every few minutes, and not at once for what has just come', async () => {
  start();
  await vi.advanceTimersByTimeAsync(4 * minute);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(56 * minute);
  expect(ask).toHaveBeenCalledTimes(12);
});

it('asks soon where there is nothing, or what is there is old', async () => {
  updatedAt = 0;
  start();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('tries again with growing pauses, for days, and is at its usual pace once the server is back', async () => {
  [updatedAt, works] = [0, false];
  start();
  await vi.advanceTimersByTimeAsync(minute);
  const soon = ask.mock.calls.length;
  expect(soon).toBeGreaterThan(3);
  await vi.advanceTimersByTimeAsync(48 * 60 * minute);
  expect(ask.mock.calls.length).toBeLessThan(48 * 24);
  expect(ask.mock.calls.length).toBeGreaterThan(48 * 12);
  expect(onAttempt).toHaveBeenLastCalledWith(ask.mock.calls.length);
  works = true;
  await vi.advanceTimersByTimeAsync(5 * minute);
  expect(onAttempt).toHaveBeenLastCalledWith(0);
});

it('asks when the connection is back, in a moment', async () => {
  works = false;
  updatedAt = 0;
  start();
  await vi.advanceTimersByTimeAsync(20 * minute);
  works = true;
  const before = ask.mock.calls.length;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(ask).toHaveBeenCalledTimes(before + 1);
  expect(onAttempt).toHaveBeenLastCalledWith(0);
});

it('rests while it is hidden', async () => {
  start();
  look('hidden');
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(ask).not.toHaveBeenCalled();
  look('visible');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('notices the customer’s next day', async () => {
  vi.setSystemTime(Date.parse('2026-11-18T22:59:00Z'));
  updatedAt = Date.now();
  start('Europe/Berlin');
  await vi.advanceTimersByTimeAsync(minute);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('asks for nothing any more once it is stopped', async () => {
  start().stop();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(ask).not.toHaveBeenCalled();
});
