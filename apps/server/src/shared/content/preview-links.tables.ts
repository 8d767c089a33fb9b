import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { id } from '../../platform/db/columns.ts';
import { orgId } from '../../platform/orgs/orgs.tables.ts';
import { users } from '../people/people.tables.ts';
import { news } from './news.tables.ts';
import { pages } from './pages.tables.ts';

const ids = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);

/** Links by which people without an account read an article or a page as it stands. One that is ended is gone. */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: id(),
    orgId: orgId(),
    newsId: text('news_id').references(() => news.id, { onDelete: 'cascade' }),
    pageId: text('page_id'),
    /** SHA-256 of the token in the address. */
    tokenHash: text('token_hash').notNull(),
    /** Null for links of the command line. */
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** The media on what it shows: its holders are given them although that is not out. */
    media: ids('media'),
    /** Those that its publication would give to guests. */
    guestMedia: ids('guest_media'),
  },
  (t) => [
    unique('preview_links_token').on(t.tokenHash),
    foreignKey({ columns: [t.orgId, t.pageId], foreignColumns: [pages.orgId, pages.id] }).onDelete('cascade'),
    index('preview_links_news').on(t.newsId),
    index('preview_links_page').on(t.orgId, t.pageId),
    index('preview_links_created_by').on(t.createdBy),
    index('preview_links_ends').on(t.endsAt),
    check('preview_links_one_subject', sql`num_nonnulls(${t.newsId}, ${t.pageId}) = 1`),
  ],
);
