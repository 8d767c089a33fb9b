import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { AppContext } from '../../host/app/app-context.ts';
import { useApp } from '../../host/app/use-app.ts';
import { loadRoutes } from '../../host/links/use-prefetch.ts';
import { whenIdle, whenIdleOrTouched, whenTouched } from '../../host/late/when-idle-or-touched.ts';
import { isConnectionConstrained, linksInView, newsInView } from './links-in-view.ts';

/** What the drawer leads to, which can be opened without a connection. */
const loadSettings = () => import('../settings/settings-list.tsx');

/** Wide screens have the menu in the bar and no drawer. */
export const hasDrawer = () => matchMedia('(width < 960px)').matches;

/** A visitor who follows a link with the first touch needs the line for that, and has gone on by then. */
const afterMoment = () => new Promise((resolve) => setTimeout(resolve, 500));

const warm = (app: AppContext, paths: readonly string[]) => Promise.allSettled(paths.flatMap((path) => loadRoutes(app, path)));

async function warmNews(app: AppContext): Promise<void> {
  // A few lines, by which data are asked for as soon as someone means to go somewhere.
  void import('../prefetches.ts').catch(() => undefined);
  if (!isConnectionConstrained()) await warm(app, newsInView());
}

async function warmAll(app: AppContext): Promise<void> {
  if (isConnectionConstrained()) return;
  if (hasDrawer()) void loadSettings().catch(() => undefined);
  await warm(app, linksInView());
}

/**
 * Loads the code of the news and their articles (a few kB each), where the page leads to them, when the browser has nothing else to do, so that following a link costs no
 * round trip for code; at the first sign of a visitor that behind the content's other links in view, and the settings of the drawer. That of other screens, the menu's
 * included, comes when someone means to go there (`PortalLink`). What cannot be loaded now is loaded when it is needed.
 */
export function useWarmRoutes(): void {
  const app = useApp();
  const { pathname } = useLocation();
  useEffect(() => {
    let left = false;
    const unlessLeft = (work: (app: AppContext) => Promise<void>) => () => (left ? undefined : work(app));
    void whenIdleOrTouched().then(whenIdle).then(unlessLeft(warmNews));
    void whenTouched().then(afterMoment).then(whenIdle).then(unlessLeft(warmAll));
    return () => {
      left = true;
    };
  }, [app, pathname]);
}
