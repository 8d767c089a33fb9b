import { afterEach, expect, it, vi } from 'vitest';
import { startSweep } from './auth.sweep.ts';

const hour = 60 * 60 * 1000;

function setUp({ readOnly = false, deleteExpired = vi.fn(async () => {}) } = {}) {
  vi.useFakeTimers();
  const log = { warn: vi.fn() };
  const stop = startSweep({ log, storage: { readOnly: () => readOnly } } as never, { deleteExpired } as never);
  return { log, stop, deleteExpired };
}
afterEach(() => vi.useRealTimers());

it('sweeps every hour until it is stopped', async () => {
  const { stop, deleteExpired } = setUp();
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(deleteExpired).toHaveBeenCalledTimes(2);
  stop();
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(deleteExpired).toHaveBeenCalledTimes(2);
});

it('leaves a full disk alone', async () => {
  const { stop, deleteExpired } = setUp({ readOnly: true });
  await vi.advanceTimersByTimeAsync(hour);
  expect(deleteExpired).not.toHaveBeenCalled();
  stop();
});

it('goes on after a failure', async () => {
  const deleteExpired = vi.fn(async () => Promise.reject(new Error('gone')));
  const { stop, log } = setUp({ deleteExpired });
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(log.warn).toHaveBeenCalledTimes(2);
  stop();
});
