// @vitest-environment jsdom
import { ApiProvider, createApi, type Schemas } from '@foyer/api';
import { aStudioPage } from '@foyer/api/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { StudioDraft } from '../studio-draft.ts';
import { differences, type PageContent } from './page-content.ts';
import { usePublication } from './use-publication.ts';

const page = aStudioPage({ version: 3, state: 'changed' });

afterEach(cleanup);

/** A page in which something was typed just now; `fails` where there is no connection. */
function begin({ fails = false } = {}) {
  const calls: string[] = [];
  const answer = (call: string, body: unknown) => {
    calls.push(call);
    return fails ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(body);
  };
  const api = createApi({
    baseUrl: 'http://localhost/api/v2',
    locale: 'en_GB',
    fetch: async ({ method, url }) =>
      Response.json(await answer(`${method} ${new URL(url).searchParams.get('version')}`, { ...page, version: 5 })),
  });
  const draft = new StudioDraft<PageContent, Schemas['StudioPage']>(page, {
    send: async ({ version, content }) => (await answer(`save ${version}`, { ...page, version: version + 1, content })) as typeof page,
    read: () => Promise.resolve(page),
    same: (one, other) => differences(one, other).length === 0,
    copies: { read: () => [], write: () => undefined },
    onSaved: () => undefined,
  });
  draft.change((now) => ({ ...now, shareable: !now.shareable }));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider api={api}>
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    </ApiProvider>
  );
  return { calls, draft, result: renderHook(() => usePublication(page.id, draft), { wrapper }).result };
}

it('what is discarded is saved first, so that it stays among the versions', async () => {
  const { calls, draft, result } = begin();
  act(() => result.current.discard.mutate());
  await waitFor(() => expect(result.current.discard.isSuccess).toBe(true));
  expect(calls).toEqual(['save 3', 'DELETE 4']);
  expect(draft.state()).toMatchObject({ content: page.content, base: { version: 5 } });
});

it('what could not be discarded is still there', async () => {
  const { draft, result } = begin({ fails: true });
  act(() => result.current.discard.mutate());
  await waitFor(() => expect(result.current.discard.isError).toBe(true));
  expect(draft.state().content.shareable).toBe(!page.content.shareable);
});
