import { ApiError, openConfirmationsQuery } from '@foyer/api';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { loaderContext } from '../../host/app/app-context.ts';
import { loginPath } from '../../host/links/redirects.ts';
import type { IndexableData } from '../../host/links/route-handle.ts';
import { loadSession, loadSettings, memberLoader } from '../../host/app/shell-data.ts';
import { warmModules } from '../../host/modules/warm-modules.ts';
import { pageOfKey } from '../../host/pages/page-ids.ts';
import { DashboardPage } from './dashboard-page.tsx';
import { loadHomeHead } from './late-home-head.tsx';
import { LandingPage } from './landing-page.tsx';
import { queryClientOf } from '../../host/data/query-client.ts';
import { readPage } from '../../host/pages/read-page.ts';

interface HomeData extends IndexableData {
  /** The id of the page that guests are shown; null for members. */
  landing: string | null;
}

/** Guests are shown the customer's landing page; where there is none, or it is in preparation, they go to the login. */
async function loadLanding(args: LoaderFunctionArgs): Promise<HomeData> {
  const { app, api, locale } = loaderContext(args);
  const landing = pageOfKey(await loadSettings(app, locale), 'landing');
  if (landing === null) {
    await memberLoader(args);
    return { landing, indexable: false };
  }
  try {
    await readPage(app, api, landing);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw redirect(loginPath(locale, new URL(args.request.url)));
    throw error;
  }
  return { landing, indexable: true };
}

/** The language root: the dashboard for members, the landing page for guests (content §2, Landing page). */
export async function loader(args: LoaderFunctionArgs): Promise<HomeData> {
  const { app, api, locale } = loaderContext(args);
  const session = await loadSession(app);
  if (session.status === 'anonymous') return loadLanding(args);
  if (session.status === 'authenticated') {
    const queries = queryClientOf(app);
    // What is to be done stands above the modules: it is there with them, so that nothing moves. Where it cannot be had, they come alone.
    const head = Promise.all([queries.prefetchQuery(openConfirmationsQuery(api)), loadHomeHead().catch(() => undefined)]);
    const { pages } = await loadSettings(app, locale);
    const { modules } = await readPage(app, api, pages.dashboard);
    if (app.isServer) await warmModules(modules, api, queries);
    await head;
  }
  return { landing: null, indexable: false };
}

/** Who reads is what the loader found, so that a session that ends takes no page away. */
export function Component() {
  const { landing } = useLoaderData<typeof loader>();
  return landing === null ? <DashboardPage /> : <LandingPage id={landing} />;
}
