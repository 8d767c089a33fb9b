// @vitest-environment jsdom
import { ApiProvider, createApi, type Schemas } from '@foyer/api';
import { aSession, someSettings } from '@foyer/api/testing';
import { I18nProvider } from '@foyer/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createAppContext } from '../../host/app/app-context.ts';
import { sessionAtom } from '../../host/app/state.ts';
import { AppReactContext } from '../../host/app/use-app.ts';
import { PasswordLink } from '../../host/session/password-link.tsx';
import { ResetPage } from './reset-page.tsx';

afterEach(cleanup);

/** The page for a new password and the link to it, for a member who is signed in. */
function show(session: Partial<Schemas['Session']>): void {
  const firstView = { now: 0, timeZone: 'Europe/Berlin', theme: 'system', selectedLanguage: 'en_GB' } as const;
  const app = createAppContext({ firstView, isServer: false, routes: [], baseUrl: '/api/v2' });
  app.store.set(sessionAtom, aSession(session));
  const language = { settings: someSettings({}), languages: [], legalPages: [], words: {} };
  const page = (
    <>
      <ResetPage />
      <nav>
        <PasswordLink />
      </nav>
    </>
  );
  const router = createMemoryRouter(
    [
      {
        id: 'language',
        path: '/:lang',
        loader: () => null,
        children: [{ id: 'reset', path: 'reset_password', loader: () => null, element: page }],
      },
    ],
    { initialEntries: ['/en_GB/reset_password'], hydrationData: { loaderData: { language, reset: { spent: false } } } },
  );
  render(
    <AppReactContext value={app}>
      <Provider store={app.store}>
        <I18nProvider locale="en_GB" messages={{}} timeZone="Europe/Berlin" now={0}>
          <QueryClientProvider client={new QueryClient()}>
            <ApiProvider api={createApi({ baseUrl: 'https://portal.example/api/v2', locale: 'en_GB' })}>
              <RouterProvider router={router} />
            </ApiProvider>
          </QueryClientProvider>
        </I18nProvider>
      </Provider>
    </AppReactContext>,
  );
}

it('asks no member for a password who has none, and does not lead there', () => {
  show({ sso: true, has_password: false });
  expect(screen.queryByLabelText('Current password')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your password is not stored here');
  expect(screen.getByRole('link', { name: 'Back to the portal' }).getAttribute('href')).toBe('/en_GB');
  expect(screen.queryByRole('link', { name: 'Change password' })).toBeNull();
});

it('asks who has one for it, also after a company login', () => {
  show({ sso: true, has_password: true });
  expect(screen.getByLabelText('Current password')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Change password' }).getAttribute('href')).toBe('/en_GB/reset_password');
});
