// @vitest-environment jsdom
import { ApiProvider, createApi, type Schemas } from '@foyer/api';
import {
  aSession,
  aSignupConfiguration,
  aSocialLogin,
  aUser,
  aWaitingSession,
  anAnonymousSession,
  languages,
  someSettings,
} from '@foyer/api/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'jotai';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createAppContext } from '../app/app-context.ts';
import { endedSessionAtom, sessionAtom } from '../app/state.ts';
import { AppReactContext } from '../app/use-app.ts';
// Loaded later by the page; the tests do not wait for that.
import './reauth-dialog.tsx';
import { SessionExpiry } from './session-expiry.tsx';

beforeAll(() => {
  // jsdom has no modal dialogs, and measures nothing.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});
afterEach(cleanup);

interface Scene {
  /** The session that ended. */
  ended?: Partial<Schemas['Session']>;
  /** What the server says of the session now. */
  now?: Schemas['Session'];
  loginOptions?: Partial<Schemas['Settings']['login_options']>;
  social?: Schemas['SocialLogin'][];
  /** Until then the server does not say what the session is. */
  until?: Promise<void>;
}

/** Opens the dialog over an article; `calls` are what the server was asked. */
async function show({ ended, now = anAnonymousSession(), loginOptions, social = [], until }: Scene) {
  const calls: { call: string; body: unknown }[] = [];
  const api = createApi({
    baseUrl: 'http://localhost/api/v2',
    locale: 'de_DE',
    async fetch(request) {
      const call = `${request.method} ${new URL(request.url).pathname.replace('/api/v2', '')}`;
      calls.push({ call, body: request.method === 'PUT' ? await request.json() : undefined });
      if (request.method === 'GET') await until;
      return Response.json(request.method === 'GET' ? now : aSession());
    },
  });
  const firstView = { now: 0, timeZone: 'Europe/Berlin', theme: 'system', selectedLanguage: 'de_DE' } as const;
  const app = createAppContext({ firstView, isServer: false, routes: [], baseUrl: '/api/v2' });
  const { store } = app;
  const settings = someSettings({
    login_options: { password: true, sso: null, ...loginOptions },
    signup_configuration: aSignupConfiguration({ social }),
  });
  const page = (
    <>
      <input aria-label="Draft" defaultValue="kept" />
      <SessionExpiry />
    </>
  );
  const router = createMemoryRouter([{ id: 'language', path: '/:lang/news/:id', element: page, loader: () => ({ settings }) }], {
    initialEntries: ['/de_DE/news/7?page=2#comments'],
    hydrationData: { loaderData: { language: { settings, languages: languages(), legalPages: [] } } },
  });
  store.set(sessionAtom, anAnonymousSession());
  store.set(endedSessionAtom, aSession(ended));
  render(
    <AppReactContext value={app}>
      <IntlProvider locale="en" onError={() => undefined}>
        <ApiProvider api={api}>
          <QueryClientProvider client={new QueryClient()}>
            <Provider store={store}>
              <RouterProvider router={router} />
            </Provider>
          </QueryClientProvider>
        </ApiProvider>
      </IntlProvider>
    </AppReactContext>,
  );
  return { dialog: within(await screen.findByRole('dialog')), store, calls };
}

const sso = { label: 'Aurelia account' };
const back = '/api/v2/auth/mocs?locale=de_DE&redirect=%2Fnews%2F7%3Fpage%3D2%23comments';

it('sends who came by single sign-on through it again and back to this very place', async () => {
  const { dialog } = await show({ ended: { sso: true }, loginOptions: { sso } });
  expect(dialog.getByRole('link', { name: 'Aurelia account' }).getAttribute('href')).toBe(back);
  expect(dialog.queryByLabelText('Password')).toBeNull();
});

it('has its own words for the company login where the customer gave none, and no password where there is none', async () => {
  const { dialog } = await show({ loginOptions: { password: false, sso: { label: null } } });
  expect(dialog.getByRole('link', { name: 'Log in with your company account' }).getAttribute('href')).toBe(back);
  expect(dialog.queryByLabelText('Password')).toBeNull();
});

it('asks a member without a password for none, however the session began', async () => {
  const { dialog } = await show({ ended: { has_password: false }, loginOptions: { sso } });
  expect(dialog.getByRole('link', { name: 'Aurelia account' }).getAttribute('href')).toBe(back);
  expect(dialog.queryByLabelText('Password')).toBeNull();
});

it('leads a member who came by another service through it again', async () => {
  const { dialog } = await show({ ended: { has_password: false }, social: [aSocialLogin()] });
  const link = await dialog.findByRole('link', { name: 'Continue with Google' });
  expect(link.getAttribute('href')).toBe('/api/v2/auth/social/google?locale=de_DE&redirect=%2Fnews%2F7%3Fpage%3D2%23comments');
  expect(dialog.queryByLabelText('Password')).toBeNull();
  expect(dialog.getAllByRole('link')).toHaveLength(1);
});

it('asks for the password of who logged in with one, also beside a company login', async () => {
  const { dialog } = await show({ loginOptions: { sso } });
  expect(await dialog.findByLabelText('Password')).toBeDefined();
  expect(dialog.queryByRole('link', { name: 'Aurelia account' })).toBeNull();
});

it('asks for agreement where new terms are what ended it, and goes on in the page', async () => {
  const { dialog, store, calls } = await show({ now: aWaitingSession() });
  expect(await dialog.findByRole('heading', { name: 'The terms have changed' })).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Agree and continue' }));
  expect(dialog.getByText(/agree to the terms to use the portal/)).toBeDefined();
  expect(calls.map(({ call }) => call)).toEqual(['GET /user/me']);

  fireEvent.click(dialog.getByRole('checkbox'));
  fireEvent.click(dialog.getByRole('button', { name: 'Agree and continue' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(calls[1]).toMatchObject({ call: 'PUT /auth/terms', body: { user_id: aUser().user_id } });
  expect(store.get(endedSessionAtom)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Draft').value).toBe('kept');
});

it('keeps a login that was faster than the answer of what the session was before it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { dialog, store } = await show({ until: promise });
  fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'foyer-demo' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Log in and continue' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  resolve();
  await new Promise((next) => setTimeout(next, 50));
  expect(store.get(sessionAtom)?.user?.user_id).toBe(aUser().user_id);
});
