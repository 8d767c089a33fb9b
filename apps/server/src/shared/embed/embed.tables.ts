import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../platform/db/columns.ts';
import { orgId } from '../../platform/orgs/orgs.tables.ts';

/** A website of a customer that shows widgets. Its id stands in the snippets of its pages and opens nothing by itself. */
export const embedSites = pgTable(
  'embed_sites',
  {
    id: id(),
    orgId: orgId(),
    name: text('name').notNull(),
    /** The origins of its pages, each as browsers send it. */
    origins: text('origins').array().notNull(),
    /** Which widgets it may show. */
    widgets: text('widgets').array().notNull(),
    /** Visitors who are not signed in are shown the occasions. */
    guests: boolean('guests').notNull(),
    enabled: boolean('enabled')
      .notNull()
      .default(sql`true`),
    createdAt: createdAt(),
  },
  (t) => [index('embed_sites_org').on(t.orgId)],
);

/** A key that a customer's server signs its visitors' tokens with. */
export const embedKeys = pgTable(
  'embed_keys',
  {
    /** The `kid` of tokens. */
    id: id(),
    siteId: text('site_id')
      .notNull()
      .references(() => embedSites.id, { onDelete: 'cascade' }),
    /** What both sides compute signatures with, so it is kept as it is. */
    secret: text('secret').notNull(),
    createdAt: createdAt(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true, mode: 'date' }),
  },
  (t) => [index('embed_keys_site').on(t.siteId)],
);

/** Tokens that were taken: each is good once. */
export const embedTokens = pgTable(
  'embed_tokens',
  {
    keyId: text('key_id')
      .notNull()
      .references(() => embedKeys.id, { onDelete: 'cascade' }),
    /** The SHA-256 of its `jti`, which may be long. */
    hash: text('hash').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.keyId, t.hash] }), index('embed_tokens_expiry').on(t.expiresAt)],
);

/** How often a key has signed visitors in on the pages of an origin, by day (UTC). */
export const embedKeyUses = pgTable(
  'embed_key_uses',
  {
    keyId: text('key_id')
      .notNull()
      .references(() => embedKeys.id, { onDelete: 'cascade' }),
    origin: text('origin').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    logins: integer('logins').notNull(),
  },
  (t) => [primaryKey({ columns: [t.keyId, t.origin, t.day] }), index('embed_key_uses_day').on(t.day)],
);

/** How widgets do on the pages of an origin, by day (UTC): counts, and nothing of visitors. */
export const embedReports = pgTable(
  'embed_reports',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => embedSites.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    origin: text('origin').notNull(),
    widget: text('widget').notNull(),
    version: text('version').notNull(),
    /** Why it could not be shown; empty where it was. */
    code: text('code').notNull(),
    count: integer('count').notNull(),
    /** How many took how long (`features/embed/health.rules.ts`). */
    loadTimes: integer('load_times').array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.day, t.origin, t.widget, t.version, t.code] }), index('embed_reports_day').on(t.day)],
);
