// @vitest-environment jsdom
import { ApiProvider, createApi } from '@foyer/api';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ExtendedSearch } from './extended-search.tsx';

beforeAll(() => {
  // jsdom measures nothing.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

const never = new Promise<Response>(() => undefined);

/** Types into the field for names; `answer` is what the server says to that. */
async function type(text: string, answer: () => Promise<Response> | Response) {
  const api = createApi({
    baseUrl: 'http://localhost/api/v2',
    locale: 'de_DE',
    fetch: async ({ url }) => (url.includes('/search/fields') ? Response.json([{ field_id: 'name', name: 'Name' }]) : answer()),
  });
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <ApiProvider api={api}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <ExtendedSearch initial={{ type: 'extendedSearch', field_id: 'name', query: '' }} everything={null} go={() => undefined} />
        </QueryClientProvider>
      </ApiProvider>
    </IntlProvider>,
  );
  const field = await screen.findByRole('combobox', { name: 'Name' });
  return () => {
    field.focus();
    fireEvent.change(field, { target: { value: text } });
  };
}

const empty = () => screen.queryByText('No matches.');

it('says that it is looking while the suggestions are on their way, also without a connection', async () => {
  const write = await type('Mar', () => never);
  onlineManager.setOnline(false);
  write();
  expect(await screen.findByText('Searching …')).toBeDefined();
  // Longer than the text has to rest before it is looked up.
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(screen.getByText('Searching …')).toBeDefined();
  expect(empty()).toBeNull();
});

it('says that nothing fits once the server has said so', async () => {
  (await type('Mar', () => Response.json([])))();
  await expect.poll(empty, { timeout: 3000 }).not.toBeNull();
});

it('says nothing of blanks', async () => {
  (await type('  ', () => Response.json([])))();
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(empty()).toBeNull();
});
