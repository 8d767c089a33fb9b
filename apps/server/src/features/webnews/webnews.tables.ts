import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { WebNewsType } from '../../shared/content/web-news-type.ts';
import { createdAt, id } from '../../platform/db/columns.ts';
import { media, orgId } from '../../platform/orgs/orgs.tables.ts';

/** A feed (RSS or Atom) of another website from which web news are imported. */
export const webFeeds = pgTable(
  'web_feeds',
  {
    id: id(),
    orgId: orgId(),
    url: text('url').notNull(),
    /** The website's name; the feed's own title once it has been read, unless it was given. */
    title: text('title'),
    newsType: text('news_type').$type<WebNewsType>().notNull().default('news'),
    /** Whether it is imported again and again. */
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
    /** Not before this moment: the pause between two imports, back-off after a failure. */
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** What the website said of the version we have, so that it can answer that nothing is new. */
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** When the website was last reached and its answer was in order. */
    importedAt: timestamp('imported_at', { withTimezone: true, mode: 'date' }),
    /** Failures in a row. */
    failures: integer('failures').notNull().default(0),
    /** What was wrong the last time; null for nothing. */
    lastError: text('last_error'),
  },
  (t) => [
    unique('web_feeds_org_url').on(t.orgId, t.url),
    index('web_feeds_due')
      .on(t.dueAt)
      .where(sql`${t.active}`),
    check('web_feeds_news_type', sql`${t.newsType} in ('news', 'press', 'blog', 'social')`),
  ],
);

/** A piece of news from a feed, in plain text. */
export const webNews = pgTable(
  'web_news',
  {
    id: id(),
    orgId: orgId(),
    feedId: text('feed_id')
      .notNull()
      .references(() => webFeeds.id, { onDelete: 'cascade' }),
    /** What the feed knows it by: it may change its text or its link and is still the same. */
    guid: text('guid').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    link: text('link'),
    authorName: text('author_name'),
    authorLink: text('author_link'),
    publishedAt: timestamp('published_at', { withTimezone: true, mode: 'date' }).notNull(),
    createdAt: createdAt(),
    /** Where the website has its picture. Never given to readers: they get our own copy. */
    imageUrl: text('image_url'),
    imageId: text('image_id').references(() => media.id, { onDelete: 'set null' }),
    /** How often its picture was tried in vain. */
    imageFailures: integer('image_failures').notNull().default(0),
  },
  (t) => [
    unique('web_news_feed_guid').on(t.feedId, t.guid),
    index('web_news_org_date').on(t.orgId, t.publishedAt.desc().nullsFirst(), t.id),
    index('web_news_feed_date').on(t.feedId, t.publishedAt.desc().nullsFirst(), t.id),
  ],
);
