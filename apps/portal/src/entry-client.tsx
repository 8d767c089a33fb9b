import { defaultLocale, isLocale } from '@foyer/i18n';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterContextProvider, RouterProvider } from 'react-router';
import { appContextKey, createAppContext } from './app/app-context.ts';
import { AppRoot } from './app/app-root.tsx';
import { readCookie } from './app/cookies.ts';
import { reviveErrors } from './app/first-view-errors.ts';
import { routes } from './app/routes.tsx';
import { sessionAtom } from './app/state.ts';

/** Loads the code of the routes on screen, so that hydration finds them in place. */
async function loadMatchedRoutes(): Promise<void> {
  const lazyRoutes = (matchRoutes(routes, location) ?? []).map(({ route }) => route).filter((route) => typeof route.lazy === 'function');
  await Promise.all(
    lazyRoutes.map(async (route: RouteObject) => {
      const module = await (route.lazy as () => Promise<Partial<RouteObject>>)();
      Object.assign(route, module, { lazy: undefined });
    }),
  );
}

async function start(): Promise<void> {
  const payload = window.__foyer!;
  const app = createAppContext({
    firstView: payload.firstView,
    isServer: false,
    routes,
    dehydratedQueries: payload.queries,
    baseUrl: new URL('/api/v2', location.origin).href,
    csrfToken: () => readCookie(document.cookie, 'csrf_token'),
  });
  app.store.set(sessionAtom, payload.session);

  const [, lang] = location.pathname.split('/');
  await Promise.all([app.loadMessages(isLocale(lang) ? lang : defaultLocale), loadMatchedRoutes()]);

  const router = createBrowserRouter(routes, {
    hydrationData: { ...payload.router, errors: reviveErrors(payload.errors) },
    getContext() {
      const context = new RouterContextProvider();
      context.set(appContextKey, app);
      return context;
    },
  });
  startTransition(() => {
    hydrateRoot(
      document,
      <AppRoot app={app}>
        <RouterProvider router={router} />
      </AppRoot>,
    );
  });
}

void start();
