import { z } from 'zod';
import { choice, count, list } from '../../../shared/content/config-fields.ts';
import { defineModule } from './define-module.ts';

/** "web news max 7" (content §9): the most that come at a time. */
const mostRecords = 7;

/** The newest web news. One more is read to know whether there are more. */
export const definition = defineModule({
  type: 'webnews',
  config: z.object({ maxRecords: count(mostRecords), feed: list(choice('feed')).default([]) }),
  visibility: 'members',
  async resolve({ maxRecords, feed }, { orgId, locale, settings, webNews }) {
    const [{ baseOptions }, found] = await Promise.all([
      settings.of(orgId),
      webNews.newest({ orgId, feeds: feed }, maxRecords + 1, locale),
    ]);
    return {
      options: {
        maxRecords,
        show_title: baseOptions.showTitleInWebNews,
        filters: feed.length ? { feed } : {},
        has_more: found.length > maxRecords,
      },
      results: found.slice(0, maxRecords),
    };
  },
});
