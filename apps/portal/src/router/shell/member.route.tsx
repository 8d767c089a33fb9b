import { menuQuery, ownConfirmationsQuery, settingsQuery, unreadActivitiesQuery } from '@foyer/api';
import { PagesProvider } from '@foyer/ui';
import { useCallback } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loaderContext } from '../../host/app/app-context.ts';
import { hasRoute } from '../../host/links/has-route.ts';
import { loadSession, loadSettings } from '../../host/app/shell-data.ts';
import { useApp } from '../../host/app/use-app.ts';
import { GuestLayout } from './guest-layout.tsx';
import { MemberLayout } from './member-layout.tsx';
import { queryClientOf } from '../../host/data/query-client.ts';

/**
 * The menu belongs to the members' shell around every route with chrome; the settings go into the query cache, where modules look for them. Who
 * reads is decided here and not by the session's state, for a session that ends must not take a page away that someone is writing on.
 */
export async function loader(args: LoaderFunctionArgs): Promise<{ guest: boolean }> {
  const { app, api } = loaderContext(args);
  const queryClient = queryClientOf(app);
  const [session, settings] = await Promise.all([loadSession(app), loadSettings(app, api.locale)]);
  queryClient.setQueryData(settingsQuery(api).queryKey, settings);
  const guest = session.status === 'anonymous';
  if (!guest) {
    // The bell's count belongs to the first view, but no page waits or fails for it later.
    const unread = queryClient.prefetchQuery(unreadActivitiesQuery(api));
    await Promise.all([
      queryClient.ensureQueryData(menuQuery(api)),
      app.isServer && unread,
      // Teasers are the same for all: by this they show what the member has confirmed of them, from the first view on.
      queryClient.prefetchQuery(ownConfirmationsQuery(api)),
    ]);
  }
  return { guest };
}

/** The chrome around a page: the members' shell, or the light one of guests. */
export function Component() {
  const { guest } = useLoaderData<typeof loader>();
  const { routes } = useApp();
  const hasPage = useCallback((href: string) => hasRoute(routes, href), [routes]);
  return <PagesProvider hasPage={hasPage}>{guest ? <GuestLayout /> : <MemberLayout />}</PagesProvider>;
}
