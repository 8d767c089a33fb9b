// @vitest-environment jsdom
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ApiProvider } from './api-context.tsx';
import type { ApiError } from './api-error.ts';
import { createApi } from './client.ts';
import { likesQuery } from './queries.ts';
import { useLike } from './use-like.ts';

const content = { type: 'news', id: 'story' } as const;
const people = [{ id: 'anna', name: 'Anna Bergmann', image: null }];
const initial = { liked: false, count: 12, people };

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

/** The hook, and what it has sent; each call waits for its `answer`. */
function like({ known = initial }: { known?: typeof initial | undefined } = {}) {
  const sent: boolean[] = [];
  const waiting: ((response: Response | Promise<Response>) => void)[] = [];
  const api = createApi({
    baseUrl: 'http://localhost/api/v2',
    locale: 'en_GB',
    async fetch(request) {
      sent.push(((await request.json()) as { like: boolean }).like);
      return new Promise<Response>((resolve) => waiting.push(resolve));
    },
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { queryKey } = likesQuery(api, content);
  queries.setQueryData(queryKey, known);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider api={api}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ApiProvider>
  );
  const { result } = renderHook(() => useLike(content), { wrapper });
  return {
    sent,
    shown: () => queries.getQueryData(queryKey),
    press: (times = 1) => act(() => Array.from({ length: times }, () => result.current.toggle())),
    retry: () => act(() => void result.current.retry()),
    error: () => result.current.error as ApiError | null,
    async answer(response: Response | Error) {
      await waitFor(() => expect(waiting).not.toHaveLength(0));
      await act(async () => waiting.shift()!(response instanceof Error ? Promise.reject(response) : response));
    },
  };
}
const ok = (liked: boolean, count: number) => Response.json({ liked, count, people });
const refused = (status: number, code: string) =>
  Response.json({ status, code, title: code, errors: [] }, { status, headers: { 'content-type': 'application/problem+json' } });

it('shows a like at once, and then what the server says', async () => {
  const { press, shown, answer, sent } = like();
  press();
  expect(shown()).toEqual({ liked: true, count: 13, people });
  await answer(ok(true, 15));
  await waitFor(() => expect(shown()).toEqual({ liked: true, count: 15, people }));
  expect(sent).toEqual([true]);
});

it.each([
  ['server error', refused(500, 'internal'), 'internal'],
  ['too many writes', refused(429, 'too_many_writes'), 'too_many_writes'],
  ['no connection', new TypeError('Failed to fetch'), 'network'],
])('goes back and says why, and can be tried again: %s', async (_, response, code) => {
  const { press, shown, answer, error, retry, sent } = like();
  press();
  await answer(response);
  await waitFor(() => expect(error()?.problem.code).toBe(code));
  expect(shown()).toEqual(initial);
  retry();
  expect(shown()).toEqual({ liked: true, count: 13, people });
  await answer(ok(true, 13));
  await waitFor(() => expect(error()).toBeNull());
  expect(shown()).toEqual({ liked: true, count: 13, people });
  expect(sent).toEqual([true, true]);
});

it('does not wait unseen where the browser knows that it is offline', async () => {
  onlineManager.setOnline(false);
  const { press, shown, answer, error } = like();
  press();
  await answer(new TypeError('Failed to fetch'));
  await waitFor(() => expect(error()?.status).toBe(0));
  expect(shown()).toEqual(initial);
});

it('loses no press of a quick double one', async () => {
  const { press, shown, answer, sent } = like();
  press(2);
  expect(shown()).toEqual(initial);
  press();
  expect(shown()).toEqual({ liked: true, count: 13, people });
  await waitFor(() => expect(sent).toEqual([true]));
  press();
  expect(shown()).toEqual(initial);
  await answer(ok(true, 13));
  expect(shown()).toEqual(initial);
  await answer(ok(false, 12));
  await waitFor(() => expect(shown()).toEqual(initial));
  expect(sent).toEqual([true, false]);
});

it('sends of many presses the first and, where it is wanted otherwise by then, the last', async () => {
  const { press, shown, answer, sent } = like();
  press(9);
  expect(shown()).toEqual({ liked: true, count: 13, people });
  await answer(ok(true, 14));
  await waitFor(() => expect(shown()).toEqual({ liked: true, count: 14, people }));
  expect(sent).toEqual([true]);
});

it('is what the last press wants where an earlier one was refused', async () => {
  const { press, shown, answer, error, sent } = like();
  press(3);
  await answer(refused(500, 'internal'));
  await answer(ok(true, 13));
  await waitFor(() => expect(shown()).toEqual({ liked: true, count: 13, people }));
  expect(error()).toBeNull();
  expect(sent).toEqual([true, true]);
});
