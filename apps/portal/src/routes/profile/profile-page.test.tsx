// @vitest-environment jsdom
import { ApiProvider, createApi, newsletterSubscriptionsQuery, profileQuery, type Schemas } from '@foyer/api';
import { aProfile, aSession, someSettings } from '@foyer/api/testing';
import { I18nProvider } from '@foyer/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createAppContext } from '../../host/app/app-context.ts';
import { sessionAtom } from '../../host/app/state.ts';
import { AppReactContext } from '../../host/app/use-app.ts';
import { ProfilePage } from './profile-page.tsx';

afterEach(cleanup);

/** One's own profile, for a customer who wants these cards. */
function show(included_profile_cards: Schemas['ProfileCard'][]): string[] {
  const session = aSession();
  const profile = aProfile({ id: session.user!.user_id });
  const api = createApi({ baseUrl: 'https://portal.example/api/v2', locale: 'en_GB' });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(profileQuery(api, profile.id).queryKey, profile);
  client.setQueryData(newsletterSubscriptionsQuery(api).queryKey, [{ key: 'news', title: 'News', selected: true }]);
  const firstView = { now: 0, timeZone: 'Europe/Berlin', theme: 'system', selectedLanguage: 'en_GB' } as const;
  const app = createAppContext({ firstView, isServer: false, routes: [], baseUrl: '/api/v2' });
  app.store.set(sessionAtom, session);
  const language = { settings: someSettings({ profile_options: { included_profile_cards } }), languages: [], legalPages: [], words: {} };
  const router = createMemoryRouter(
    [{ id: 'language', path: '/:lang', loader: () => null, children: [{ path: 'profile/:id', element: <ProfilePage /> }] }],
    { initialEntries: [`/en_GB/profile/${profile.id}`], hydrationData: { loaderData: { language } } },
  );
  render(
    <AppReactContext value={app}>
      <Provider store={app.store}>
        <I18nProvider locale="en_GB" messages={{}} timeZone="Europe/Berlin" now={0}>
          <QueryClientProvider client={client}>
            <ApiProvider api={api}>
              <RouterProvider router={router} />
            </ApiProvider>
          </QueryClientProvider>
        </I18nProvider>
      </Provider>
    </AppReactContext>,
  );
  return screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
}

it('has the cards that the customer wants, and leaves out one that it does not know', () => {
  const all = show(['newsletter', 'account']);
  expect(all).toContain('Newsletters');
  cleanup();
  const without = show(['account', 'hologram']);
  expect(without).toEqual(all.filter((heading) => heading !== 'Newsletters'));
  cleanup();
  expect(show([])).toHaveLength(all.length - 2);
});
