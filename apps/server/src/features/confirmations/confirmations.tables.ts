import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { news } from '../../shared/content/news.tables.ts';
import { users } from '../../shared/people/people.tables.ts';

/**
 * Who has confirmed to have read an article: one row each time it is asked (`news.confirmation_version`), which names the version they had before
 * them. What was asked before stays, as proof.
 */
export const newsConfirmations = pgTable(
  'news_confirmations',
  {
    newsId: text('news_id')
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    /** The version that was asked for. */
    asked: integer('asked').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The version that was read. */
    version: integer('version').notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.newsId, t.asked, t.userId] }), index('news_confirmations_user').on(t.userId)],
);
