import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { ApiProvider, createApi } from '../src/index.ts';

/** Renders as the server does for the first view: without a window, in German. No call is answered, for a server loads data before. */
export function renderOnServer(node: ReactNode): string {
  if (typeof window !== 'undefined') throw new Error('A server has no window: run this test in the node environment.');
  const api = createApi({ baseUrl: 'http://foyer.test/api/v2', locale: 'de_DE', fetch: () => new Promise(() => undefined) });
  return renderToString(
    <IntlProvider locale="de-DE" defaultLocale="en-GB" timeZone="Europe/Berlin" onError={() => undefined}>
      <ApiProvider api={api}>
        <QueryClientProvider client={new QueryClient()}>{node}</QueryClientProvider>
      </ApiProvider>
    </IntlProvider>,
  );
}
