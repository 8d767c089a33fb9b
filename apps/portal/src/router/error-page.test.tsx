// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { ErrorPage } from './error-page.tsx';
import { appErrorAtom } from '../host/app/state.ts';

afterEach(cleanup);

function show(status: number) {
  const store = createStore();
  const routes = [
    { path: '/:lang/news/:id', element: <ErrorPage status={status} /> },
    { path: '/:lang', element: <h1>Home</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/de_DE/news/7'] });
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </IntlProvider>,
  );
  return { store, router };
}

it.each([404, 500, 0])('notifies the application of %i, and leaves the address as it is', async (status) => {
  const { store, router } = show(status);
  expect(store.get(appErrorAtom)).toEqual({ status });
  expect(router.state.location.pathname).toBe('/de_DE/news/7');
  await router.navigate('/de_DE');
  await screen.findByText('Home');
  // React may clean up after a page that left a moment after the next one shows.
  await waitFor(() => expect(store.get(appErrorAtom)).toBeNull());
});
