import { useEffect } from 'react';
import type { RouteObject } from 'react-router';
import { useApp } from '../app/use-app.ts';
import { whenIdleOrTouched } from '../modules/when-idle-or-touched.ts';

const lazyRoutes = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [...(typeof route.lazy === 'function' ? [route] : []), ...lazyRoutes(route.children ?? [])]);

/**
 * Loads the code of the other screens (a few kB each) when the browser has nothing else to do, so that following a link costs no round
 * trip for code. What cannot be loaded now is loaded when it is needed.
 */
export function useWarmRoutes(): void {
  const app = useApp();
  useEffect(() => {
    void whenIdleOrTouched().then(() =>
      Promise.allSettled(lazyRoutes(app.routes).map((route) => (route.lazy as () => Promise<unknown>)())),
    );
  }, [app]);
}
