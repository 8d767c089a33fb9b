import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import type { Api } from '@foyer/api';
import { type AppContext, loaderContext } from '../app/app-context.ts';
import { loadSession } from '../app/shell-data.ts';
import { queryClientOf } from './query-client.ts';

interface MemberContext {
  app: AppContext;
  api: Api;
  queryClient: QueryClient;
}

/**
 * Warms the query cache for a members' route. Loaders of nested routes run side by side, so each waits for the one session check; the
 * guard of the surrounding route sends guests to the login meanwhile.
 */
export async function memberData(args: LoaderFunctionArgs, load: (context: MemberContext) => Promise<unknown>): Promise<null> {
  const { app, api } = loaderContext(args);
  const session = await loadSession(app);
  if (session.status === 'authenticated') await load({ app, api, queryClient: queryClientOf(app) });
  return null;
}
