import { localize } from '../../../platform/db/localized.ts';
import { toWebNewsItem } from '../../webnews/index.ts';
import type { ModuleResolver } from './resolver.ts';

/** "web news max 7" (content §9): the most that come at a time. */
const mostRecords = 7;

/** The newest web news. One more is read to know whether there are more. */
export const resolveWebnews: ModuleResolver<'webnews'> = async ({ id, type, title, config }, { orgId, locale }, sources) => {
  const { feed = [] } = config;
  const maxRecords = Math.min(Math.max(1, config.maxRecords), mostRecords);
  const [{ baseOptions }, rows] = await Promise.all([
    sources.settings.of(orgId),
    sources.webNews.list({ orgId, feeds: feed }, { page: 1, limit: maxRecords + 1 }),
  ]);
  return {
    id,
    type,
    title: localize(title, locale).text,
    options: {
      maxRecords,
      show_title: baseOptions.showTitleInWebNews,
      filters: feed.length ? { feed } : {},
      has_more: rows.length > maxRecords,
    },
    results: rows.slice(0, maxRecords).map((row) => toWebNewsItem(row, locale)),
  };
};
