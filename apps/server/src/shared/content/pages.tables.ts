import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LocalizedText } from '../../platform/db/types.ts';
import { media, orgId } from '../../platform/orgs/orgs.tables.ts';
import { users } from '../people/people.tables.ts';
import { news } from './news.tables.ts';
import type { StoredModule } from './stored-module.ts';

export const pages = pgTable(
  'pages',
  {
    id: text('id').notNull(),
    orgId: orgId(),
    /** An `article` begins with the news article it presents. */
    type: text('type', { enum: ['dashboard', 'page', 'article'] })
      .notNull()
      .default('page'),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    /** What guests, search engines and shared links are shown of the page; null for nothing. */
    description: jsonb('description').$type<LocalizedText>(),
    imageId: text('image_id').references(() => media.id, { onDelete: 'set null' }),
    newsId: text('news_id').references(() => news.id, { onDelete: 'set null' }),
    /** Who may read it (`pages.policy.ts`). */
    visibility: text('visibility', { enum: ['all', 'members'] })
      .notNull()
      .default('members'),
    /** Whether members may pass it on by the customer's share options, which shows guests a little of it. */
    shareable: boolean('shareable').notNull().default(false),
    /** A page in preparation is only for those who hold a link to its preview. */
    draft: boolean('draft').notNull().default(false),
    /** The modules in order. What each shows is looked up when the page is read. */
    modules: jsonb('modules').$type<StoredModule[]>().notNull(),
    /** Grows with every save, publication and discard in the studio, of its working copy as well. */
    version: integer('version').notNull().default(0),
    /** When and by whom it was saved last, as far as that was done in the studio. */
    savedAt: timestamp('saved_at', { withTimezone: true, mode: 'date' }),
    savedBy: text('saved_by').references(() => users.id, { onDelete: 'set null' }),
    publishedAt: timestamp('published_at', { withTimezone: true, mode: 'date' }),
    /** Null while it is not deleted. So long a deletion can be taken back the row stays. */
    deletedAt: timestamp('deleted_at', { withTimezone: true, mode: 'date' }),
    /** Made of who began it and the key of their request, which may be repeated. */
    begunWith: text('begun_with'),
  },
  (t) => [
    primaryKey({ columns: [t.orgId, t.id] }),
    index('pages_news').on(t.newsId),
    index('pages_image').on(t.imageId),
    index('pages_saved_by').on(t.savedBy),
    uniqueIndex('pages_begun_with').on(t.begunWith),
    index('pages_deleted')
      .on(t.deletedAt)
      .where(sql`${t.deletedAt} is not null`),
  ],
);
