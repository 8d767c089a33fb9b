import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Schemas } from '@foyer/api';
import { news } from '../../shared/content/news.tables.ts';
import { users } from '../../shared/people/people.tables.ts';

/** What articles said, save by save; saves of one editor that follow each other soon make one version. */
export const newsVersions = pgTable(
  'news_versions',
  {
    newsId: text('news_id')
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    content: jsonb('content').$type<Schemas['StudioContent']>().notNull(),
    /** When the first of its saves was made. */
    begunAt: timestamp('begun_at', { withTimezone: true, mode: 'date' }).notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** Null where it was not saved in the studio. */
    savedBy: text('saved_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [primaryKey({ columns: [t.newsId, t.version] }), index('news_versions_saved_by').on(t.savedBy)],
);
