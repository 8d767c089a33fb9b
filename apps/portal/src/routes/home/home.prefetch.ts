import { pageQuery } from '@foyer/api';
import { loadSession, loadSettings } from '../../host/app/shell-data.ts';
import { queryClientOf } from '../../host/data/query-client.ts';
import type { Prefetch } from '../../host/links/use-prefetch.ts';
import { pageOfKey } from '../../host/pages/page-ids.ts';

export const prefetchHome: Prefetch = async (app, locale) => {
  const { pages } = await loadSettings(app, locale);
  const guest = (await loadSession(app)).status === 'anonymous';
  const id = guest ? pageOfKey({ pages }, 'landing') : pages.dashboard;
  if (id !== null) await queryClientOf(app).prefetchQuery(pageQuery(app.api(locale), id));
};
