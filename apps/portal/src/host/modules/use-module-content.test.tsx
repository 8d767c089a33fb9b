// @vitest-environment jsdom
import { ApiProvider, createApi, pageQuery, type Schemas } from '@foyer/api';
import { aDownloadsModule, aKununuModule, aPage } from '@foyer/api/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withStubs } from './module-stubs.ts';
import { useModuleContent } from './use-module-content.ts';

const rendered = aPage({
  id: 'home',
  modules: [aDownloadsModule({ id: 'forms', title: 'Forms' }), aKununuModule({ id: 'employer', title: 'Employer' })],
});
const { queryKey } = pageQuery(createApi({ baseUrl: 'https://foyer.test/api/v2', locale: 'en_GB' }), 'home');
const stubs = () => (withStubs(queryKey, rendered) as Schemas['Page']).modules;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('requestIdleCallback', (call: () => void) => call());
});
afterEach(() => vi.unstubAllGlobals());

const Title = ({ module }: { module: Schemas['Module'] }) => <p>{(useModuleContent(module) as { title: string }).title}</p>;

const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

/** What the modules show where the server answers this, and at last the page as it was rendered; the page as the cache has it then, and how often was asked. */
async function show(modules: readonly Schemas['Module'][], answers: Response[] = [], then?: (queries: QueryClient) => Promise<void>) {
  const fetch = vi.fn(async () => answers.shift() ?? Response.json(rendered));
  const queries = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
  queries.setQueryData(queryKey, { ...rendered, modules: [...modules] });
  const body = document.createElement('div');
  const root = createRoot(body);
  await act(async () => {
    root.render(
      <ApiProvider api={createApi({ baseUrl: 'https://foyer.test/api/v2', locale: 'en_GB', fetch })}>
        <QueryClientProvider client={queries}>
          {modules.map((module) => (
            <Suspense key={module.id} fallback={<p>…</p>}>
              <Title module={module} />
            </Suspense>
          ))}
        </QueryClientProvider>
      </ApiProvider>,
    );
  });
  // What is rendered within it is flushed at its end: only then the page asks.
  await act(settled);
  if (then) await act(() => then(queries).then(settled));
  const texts = [...body.children].map(({ textContent }) => textContent);
  act(() => root.unmount());
  return { texts, page: queries.getQueryData<Schemas['Page']>(queryKey)!, asked: fetch.mock.calls.length };
}

it('asks for the content of all stubs of a page at once', async () => {
  const shown = stubs();
  expect(JSON.stringify(shown)).not.toContain('Forms');
  const { texts, page, asked } = await show(shown);
  expect(texts).toEqual(['Forms', 'Employer']);
  expect(asked).toBe(1);
  expect(page.modules).toEqual(shown);
});

it('takes what is no stub as it is', async () => {
  expect(await show(rendered.modules)).toMatchObject({ texts: ['Forms', 'Employer'], asked: 0 });
});

it('puts the page of now in the place of one that has changed since it was rendered', async () => {
  const now = { ...rendered, modules: [aDownloadsModule({ id: 'forms', title: 'New forms' })] };
  const { texts, page } = await show(stubs(), [Response.json(now)]);
  expect(texts).toEqual(['…', '…']);
  expect(page.modules).toEqual(now.modules);
});

it('asks again where the server is not well or was asked too often', async () => {
  const answers = [new Response(null, { status: 503 }), new Response(null, { status: 429 })];
  expect(await show(stubs(), answers)).toMatchObject({ texts: ['Forms', 'Employer'], asked: 3 });
});

it('goes on once a member whose session had ended has signed in again', async () => {
  const failed = (queries: QueryClient) => queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  expect(await show(stubs(), [new Response(null, { status: 401 })], failed)).toMatchObject({ texts: ['Forms', 'Employer'], asked: 2 });
});

it('leaves what the server sent where it refuses', async () => {
  expect(await show(stubs(), [new Response(null, { status: 403 })])).toMatchObject({ texts: ['…', '…'], asked: 1 });
});
