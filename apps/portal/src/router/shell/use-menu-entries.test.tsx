// @vitest-environment jsdom
import { ApiProvider, createApi, menuQuery, type Schemas } from '@foyer/api';
import { aMenu, aMenuItem, aMenuSubItem, aSession } from '@foyer/api/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { createAppContext } from '../../host/app/app-context.ts';
import { routes } from '../routes.tsx';
import { sessionAtom } from '../../host/app/state.ts';
import { AppReactContext } from '../../host/app/use-app.ts';
import { useMenuEntries } from '../../host/menu/use-menu-entries.tsx';

function entriesOf(menu: Schemas['MenuItem'][], sso = false) {
  const api = createApi({ baseUrl: 'https://portal.example/api/v2', locale: 'de_DE' });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(menuQuery(api).queryKey, menu);
  const firstView = { now: 0, timeZone: 'Europe/Berlin', theme: 'system', selectedLanguage: 'de_DE' } as const;
  const app = createAppContext({ firstView, isServer: false, routes, baseUrl: '/api/v2' });
  app.store.set(sessionAtom, aSession({ sso }));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppReactContext value={app}>
      <Provider store={app.store}>
        <QueryClientProvider client={client}>
          <ApiProvider api={api}>
            <RouterProvider
              router={createMemoryRouter([{ path: '/:lang/:area', element: children }], { initialEntries: ['/de_DE/news'] })}
            />
          </ApiProvider>
        </QueryClientProvider>
      </Provider>
    </AppReactContext>
  );
  return renderHook(useMenuEntries, { wrapper }).result.current;
}

const titles = (menu: Schemas['MenuItem'][]) =>
  entriesOf(menu).map(({ label, entries = [] }) => [label, ...entries.map((sub) => sub.label)]);

it('the menu has an entry per item, with those below it, and knows where the reader is', () => {
  expect(titles(aMenu())).toEqual([['Start'], ['Neuigkeiten'], ['Wissen', 'Willkommensmappe'], ['Reisebuchung']]);
  const active = entriesOf(aMenu()).filter((entry) => entry.active);
  expect(active.map(({ href }) => href)).toEqual(['/de_DE/news']);
});

it('an item whose route the portal does not have is left out, and what is below it takes its place', () => {
  const subnav = [aMenuSubItem({ type: 'ratings', title: 'Bewertungen' }), aMenuSubItem()];
  const later = [aMenuItem({ type: 'groups', title: 'Gruppen', subnav }), aMenuItem({ type: 'page', title: 'Ohne Seite' })];
  expect(titles(later)).toEqual([['Willkommensmappe']]);
  expect(titles([aMenuItem({ title: 'News', subnav })])).toEqual([['News', 'Willkommensmappe']]);
});

it('a logout is in the menu, but not under single sign-on, which would only begin a session again', () => {
  const logout = aMenuItem({ type: 'logout', title: 'Abmelden' });
  expect(entriesOf([logout]).map(({ href }) => href)).toEqual(['/de_DE/logout']);
  expect(entriesOf([logout], true)).toEqual([]);
});

it('an icon of a later server does no harm', () => {
  expect(titles([aMenuItem({ icon: 'hologram' })])).toEqual([['Neuigkeiten']]);
});
