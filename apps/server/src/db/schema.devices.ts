import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './schema.ts';

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
