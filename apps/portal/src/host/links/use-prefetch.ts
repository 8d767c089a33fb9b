import type { Locale } from '@foyer/i18n';
import { useCallback } from 'react';
import { matchRoutes, type Params, type RouteObject } from 'react-router';
import type { AppContext } from '../app/app-context.ts';
import { useApp } from '../app/use-app.ts';
import { useLocale } from '../language/use-locale.ts';

/** Warms the query cache for a route; exported as `prefetch` beside the route's component. Never throws. */
export type Prefetch = (app: AppContext, locale: Locale, params: Params) => void | Promise<void>;

type Prefetchable = RouteObject & { prefetch?: Prefetch };

// The routes of the first view are loaded already and carry their prefetch themselves.
const load = async (route: Prefetchable): Promise<Prefetchable> =>
  typeof route.lazy === 'function' ? ((await route.lazy()) as Prefetchable) : route;

/** Loads the code of the routes behind a path, each beside what the path says to it. */
export const loadRoutes = (app: AppContext, path: string): { route: Promise<Prefetchable>; params: Params }[] =>
  (matchRoutes(app.routes, path) ?? []).map(({ route, params }) => ({ route: load(route), params }));

/** Loads the code and the data of the routes behind an address, before it is followed. */
export function usePrefetch(): (href: string) => void {
  const app = useApp();
  const locale = useLocale();
  return useCallback(
    (href) => {
      for (const { route, params } of loadRoutes(app, href.replace(/[?#].*/s, ''))) {
        route.then(
          ({ prefetch }) => prefetch?.(app, locale, params),
          () => undefined, // following the link will say what is wrong
        );
      }
    },
    [app, locale],
  );
}
