import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../platform/db/columns.ts';
import type { PendingRegistration } from './pending-registration.ts';
import { embedKeys } from '../embed/embed.tables.ts';
import { users } from '../people/people.tables.ts';

/** A browser that has logged in to an account before. The id is the SHA-256 of the token in its cookie; the token itself is never stored. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [index('known_devices_user').on(t.userId, t.createdAt), index('known_devices_expiry').on(t.expiresAt)],
);

/** A signed-in browser. The id is the SHA-256 of the token; the token itself is never stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
    userAgent: text('user_agent'),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** How it was begun. Sessions of single sign-on end at the provider, so the portal hides its logout. */
    via: text('via', { enum: ['password', 'sso', 'social', 'reset', 'registration', 'embed'] })
      .notNull()
      .default('password'),
    /** The key that a widget's session was begun with, and ends with. */
    embedKeyId: text('embed_key_id').references(() => embedKeys.id, { onDelete: 'cascade' }),
    /** The origin of the widget's page, which it is bound to. */
    embedOrigin: text('embed_origin'),
  },
  (t) => [
    index('sessions_user').on(t.userId),
    index('sessions_expiry').on(t.expiresAt),
    index('sessions_embed')
      .on(t.embedKeyId)
      .where(sql`${t.embedKeyId} is not null`),
  ],
);

/** A secret sent by mail, good once. The id is the SHA-256 of the token; the token itself is never stored. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['reset', 'registration', 'email'] }).notNull(),
    createdAt: createdAt(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** What was registered; it becomes the account's once the address is confirmed with this very token. */
    registration: jsonb('registration').$type<PendingRegistration>(),
    /** The SHA-256 of the secret that the registering browser keeps, to distinguish it from others. */
    browser: text('browser'),
    /** The address that the account gets once it is confirmed with this token. */
    email: text('email'),
  },
  (t) => [
    index('mail_tokens_browser').on(t.browser),
    index('mail_tokens_user').on(t.userId, t.purpose),
    index('mail_tokens_expiry').on(t.expiresAt),
  ],
);
