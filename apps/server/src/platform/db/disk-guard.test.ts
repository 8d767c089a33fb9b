import { describe, expect, it, vi } from 'vitest';
import { createDiskGuard } from './disk-guard.ts';

const megabyte = 1024 * 1024;

function guardOn(freeMb: () => number, lifetimeMs = 0) {
  const log = { warn: vi.fn(), info: vi.fn() };
  const freeSpace = vi.fn(() => freeMb() * megabyte);
  return { log, freeSpace, readOnly: createDiskGuard({ folder: '/data', minFreeMb: 200, log, freeSpace, lifetimeMs }) };
}

describe('the disk guard', () => {
  it('closes below the limit, opens again above it, and says so once each time', () => {
    let free = 200;
    const { readOnly, log } = guardOn(() => free);
    expect(readOnly()).toBe(false);
    free = 199;
    expect([readOnly(), readOnly(), readOnly()]).toEqual([true, true, true]);
    expect(log.warn).toHaveBeenCalledTimes(1);
    free = 500;
    expect([readOnly(), readOnly()]).toEqual([false, false]);
    expect(log.info).toHaveBeenCalledTimes(1);
  });

  it('measures at most once within the lifetime', () => {
    const { readOnly, freeSpace } = guardOn(() => 1000, 60_000);
    for (let i = 0; i < 100; i += 1) readOnly();
    expect(freeSpace).toHaveBeenCalledTimes(1);
  });

  it('measures the real disk', () => {
    const log = { warn: vi.fn(), info: vi.fn() };
    expect(createDiskGuard({ folder: import.meta.dirname, minFreeMb: 0, log })()).toBe(false);
    expect(createDiskGuard({ folder: import.meta.dirname, minFreeMb: Number.MAX_SAFE_INTEGER, log })()).toBe(true);
  });
});
