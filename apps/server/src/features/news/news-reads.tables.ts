import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { news } from '../../shared/content/news.tables.ts';
import { users } from '../../shared/people/people.tables.ts';

/**
 * Which articles a member has opened and which of them they have read to their end, and no more than that: neither when nor how often. Only they are shown what comes of
 * it; editors are shown how many members there are, where the customer wants it.
 */
export const newsReads = pgTable(
  'news_reads',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    newsId: text('news_id')
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    /** Read to the end; otherwise it was only opened, which is noted for customers who want numbers alone. */
    finished: boolean('finished').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.newsId] }), index('news_reads_news').on(t.newsId)],
);
