import type { Locale } from '@foyer/i18n';
import { useCallback } from 'react';
import { matchRoutes, type Params, type RouteObject } from 'react-router';
import type { AppContext } from '../app/app-context.ts';
import { useApp } from '../app/use-app.ts';
import { useLocale } from '../language/use-locale.ts';

/** Warms the query cache for a route. What it rejects with, following the link will say. */
export type Prefetch = (app: AppContext, locale: Locale, params: Params) => void | Promise<void>;

/** A route that says what to ask for ahead of it, without its code. */
export type Prefetchable = RouteObject & { prefetch?: Prefetch };

const matches = (app: AppContext, path: string): { route: Prefetchable; params: Params }[] => matchRoutes(app.routes, path) ?? [];

const load = async ({ lazy }: RouteObject): Promise<unknown> => (typeof lazy === 'function' ? lazy() : undefined);

/** Loads the code of the routes behind a path. */
export const loadRoutes = (app: AppContext, path: string): Promise<unknown>[] => matches(app, path).map(({ route }) => load(route));

/** Loads the code and the data of the routes behind an address, side by side, before it is followed. */
export function usePrefetch(): (href: string) => void {
  const app = useApp();
  const locale = useLocale();
  return useCallback(
    (href) => {
      const target = matches(app, href.replace(/[?#].*/s, ''));
      // What fails here, following the link will say.
      void Promise.allSettled(target.flatMap(({ route, params }) => [load(route), route.prefetch?.(app, locale, params)]));
    },
    [app, locale],
  );
}
