import { defaultLocale, isLocale, locales } from '@foyer/i18n';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterContextProvider, RouterProvider } from 'react-router';
import { appContextKey, createAppContext } from '../host/app/app-context.ts';
import { AppRoot } from './app-root.tsx';
import { loadChunk } from '../host/app/chunk.ts';
import { readCookie } from '../host/app/cookies.ts';
import { reviveErrors } from './first-view-errors.ts';
import type { RouteHandle } from '../host/links/route-handle.ts';
import { messagePartsOf, routes } from './routes.tsx';
import type { ShellData } from '../host/app/shell-data.ts';
import { sessionAtom } from '../host/app/state.ts';
import { loadErrorPage } from './page-error.tsx';
import { expandIcons } from './start/expand-icons.ts';
import { nextTask } from './start/next-task.ts';

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

/** Each step is a task of its own: on a slow phone it takes some 40 ms, and together they would keep a tap waiting for a quarter of a second. */
async function start(): Promise<void> {
  await nextTask();
  const payload = window.__foyer!;
  const [, lang] = location.pathname.split('/');
  const locale = isLocale(lang) ? lang : defaultLocale;
  const shell = payload.router.loaderData?.['language'] as ShellData | undefined;
  const app = createAppContext({
    firstView: payload.firstView,
    isServer: false,
    routes,
    sentQueries: payload.queries,
    firstSettings: shell && { locale, settings: shell.settings },
    baseUrl: new URL('/api/v2', location.origin).href,
    csrfToken: () => readCookie(document.cookie, 'csrf_token'),
  });
  app.store.set(sessionAtom, payload.session);

  const handle = (matchRoutes(routes, location)?.at(-1)?.route.handle ?? {}) as Partial<RouteHandle>;
  const hasErrors = Object.keys(payload.errors).length > 0;
  await loadChunk(() =>
    Promise.all([
      ...messagePartsOf(handle).map((part) => app.loadMessages(locale, part)),
      loadMatchedRoutes(),
      hasErrors && loadErrorPage(),
    ]),
  );

  await nextTask();
  const router = createBrowserRouter(routes, {
    hydrationData: { ...payload.router, errors: reviveErrors(payload.errors) },
    getContext() {
      const context = new RouterContextProvider();
      context.set(appContextKey, app);
      return context;
    },
  });
  await nextTask();
  expandIcons(document);
  await nextTask();
  // The browser reads its data of the language at the first such questions (50 ms on a slow phone), which the first render asks otherwise.
  Intl.NumberFormat.supportedLocalesOf(locales[locale].tag);
  Intl.DateTimeFormat.supportedLocalesOf(locales[locale].tag);
  await nextTask();
  startTransition(() => {
    hydrateRoot(
      document,
      <AppRoot app={app}>
        <RouterProvider router={router} />
      </AppRoot>,
    );
  });
  const { watchSession } = await import('../host/session/watch-session.ts');
  watchSession(app, router, payload.sessionMark);
}

window.__foyerStart!(start);
