import { openConfirmationsQuery, pageQuery } from '@foyer/api';
import { loadSession, loadSettings } from '../../host/app/shell-data.ts';
import { queryClientOf } from '../../host/data/query-client.ts';
import type { Prefetch } from '../../host/links/use-prefetch.ts';
import { pageOfKey } from '../../host/pages/page-ids.ts';

/** The page, and for members what is to be done, which stands above it. */
export const prefetchHome: Prefetch = async (app, locale) => {
  const [api, queries] = [app.api(locale), queryClientOf(app)];
  const { status } = await loadSession(app);
  const { pages } = await loadSettings(app, locale);
  const id = status === 'anonymous' ? pageOfKey({ pages }, 'landing') : pages.dashboard;
  await Promise.all([
    id !== null && queries.prefetchQuery(pageQuery(api, id)),
    status === 'authenticated' && queries.prefetchQuery(openConfirmationsQuery(api)),
  ]);
};
