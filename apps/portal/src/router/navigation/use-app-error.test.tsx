// @vitest-environment jsdom
import { act, cleanup, render, within } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { appErrorAtom } from '../../host/app/state.ts';
import { useAppError } from './use-app-error.ts';

afterEach(cleanup);

function Root() {
  useAppError();
  return <Outlet />;
}

function show() {
  const store = createStore();
  const routes = [{ path: '/:lang', Component: Root, children: [{ path: '*', element: <p>page</p> }] }];
  const router = createMemoryRouter(routes, { initialEntries: ['/de_DE/news', '/de_DE/groups/7'] });
  const { container } = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  // Its own container: the document may hold what another file has left.
  return { store, router, view: within(container) };
}

it('replaces the present route with the one it names, once', async () => {
  const { store, router, view } = show();
  await act(async () => store.set(appErrorAtom, { status: 404, route: '/result-not-found' }));
  expect(router.state.location.pathname).toBe('/de_DE/result-not-found');
  expect(store.get(appErrorAtom)).toBeNull();
  await act(async () => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/de_DE/news');
  expect(view.getByText('page')).toBeDefined();
});

it('stays where it is without a route, and for those who show the status', async () => {
  const { store, router } = show();
  await act(async () => store.set(appErrorAtom, { status: 500 }));
  expect(router.state.location.pathname).toBe('/de_DE/groups/7');
  expect(store.get(appErrorAtom)).toEqual({ status: 500 });
});

it('never leaves the portal', async () => {
  const { store, router } = show();
  await act(async () => store.set(appErrorAtom, { status: 403, route: '//evil.example/403' }));
  expect(router.state.location.pathname).toBe('/de_DE');
});
