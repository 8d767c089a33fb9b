import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { news } from '../../shared/content/news.tables.ts';
import { users } from '../../shared/people/people.tables.ts';

/** Which articles a member has read to their end, and no more than that: neither when nor how often. Only they are shown what comes of it. */
export const newsReads = pgTable(
  'news_reads',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    newsId: text('news_id')
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.newsId] }), index('news_reads_news').on(t.newsId)],
);
