import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isReachable } from './reload-for-chunk.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  [200, true],
  [503, false],
])('a server that answers %i can be reached: %s', async (status, reachable) => {
  fetched.mockResolvedValueOnce(new Response(null, { status }));
  expect(await isReachable()).toBe(reachable);
});

it('a server that takes the call and never answers cannot be reached', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  fetched.mockImplementationOnce(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init!.signal!.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')));
      }),
  );
  const answer = isReachable();
  limit.abort();
  expect(await answer).toBe(false);
  expect(timeout).toHaveBeenCalledWith(10_000);
});
