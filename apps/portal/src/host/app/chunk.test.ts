import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './chunk.ts';
import { chunkFailed, errorStatus } from '../errors/error-status.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives what was loaded, and leaves no timer behind', async () => {
  await expect(loadChunk(() => Promise.resolve('code'))).resolves.toBe('code');
  expect(vi.getTimerCount()).toBe(0);
});

it('a load that fails is a chunk load error', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const failed = await loadChunk(() => Promise.reject(cause)).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(ChunkLoadError);
  expect(failed).toMatchObject({ cause });
  expect(vi.getTimerCount()).toBe(0);
});

it('a load that takes longer than 120 s is one, too', async () => {
  const settled = vi.fn();
  void loadChunk(() => new Promise<never>(() => undefined)).catch(settled);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(expect.any(ChunkLoadError));
});

it.each([
  [true, chunkFailed],
  [false, 0],
])('online (%s) it is shown as %i', (onLine, status) => {
  vi.stubGlobal('navigator', { onLine });
  expect(errorStatus(new ChunkLoadError())).toBe(status);
});
