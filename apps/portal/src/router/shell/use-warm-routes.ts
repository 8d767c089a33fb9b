import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { AppContext } from '../../host/app/app-context.ts';
import { useApp } from '../../host/app/use-app.ts';
import { loadRoutes } from '../../host/links/use-prefetch.ts';
import { whenIdle, whenIdleOrTouched } from '../../host/late/when-idle-or-touched.ts';
import { isConnectionConstrained, linksInView } from './links-in-view.ts';

/** What the drawer shows, which can be opened without a connection. */
const drawerParts = [() => import('../settings/settings-list.tsx'), () => import('../../host/search/search-form.tsx')];

/** Wide screens have the menu in the bar and no drawer. */
export const hasDrawer = () => matchMedia('(width < 960px)').matches;

async function warm(app: AppContext): Promise<void> {
  // A few lines, by which data are asked for as soon as someone means to go somewhere.
  void import('../prefetches.ts').catch(() => undefined);
  if (isConnectionConstrained()) return;
  const parts = hasDrawer() ? drawerParts.map((load) => load()) : [];
  await Promise.allSettled([...parts, ...linksInView().flatMap((path) => loadRoutes(app, path))]);
}

/**
 * Loads the code behind the content's links in view, and of the news (a few kB each), when the browser has nothing else to do, so that following one costs no round
 * trip for code. That of other screens, the menu's included, comes when someone means to go there (`PortalLink`). What cannot be loaded now is loaded when it is needed.
 */
export function useWarmRoutes(): void {
  const app = useApp();
  const { pathname } = useLocation();
  useEffect(() => {
    let left = false;
    void whenIdleOrTouched()
      .then(whenIdle)
      .then(() => (left ? undefined : warm(app)));
    return () => {
      left = true;
    };
  }, [app, pathname]);
}
