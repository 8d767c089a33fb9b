import { settingsQuery } from '@foyer/api';
import { QueryClient } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.ts';

const minute = 60_000;
const clients = new WeakMap<AppContext, QueryClient>();

/** The query cache of one tab or request, begun with the data of the server's first view. Members' routes alone load it. */
export function queryClientOf(app: AppContext): QueryClient {
  const known = clients.get(app);
  if (known) return known;
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: minute,
        // On the server a failure is final and nothing may outlive the request.
        gcTime: app.isServer ? Infinity : 15 * minute,
        retry: app.isServer ? false : (count, error) => navigator.onLine && count < 2 && (error as { status?: number }).status === 0,
        refetchOnWindowFocus: false,
        // A call without a connection fails, and the page says so: to wait for one would be to load for ever.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
  for (const [key, data, updatedAt] of app.sentQueries ?? []) client.setQueryData(key, data, { updatedAt });
  if (app.firstSettings) client.setQueryData(settingsQuery(app.api(app.firstSettings.locale)).queryKey, app.firstSettings.settings);
  clients.set(app, client);
  return client;
}
