import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../platform/db/columns.ts';
import { orgId } from '../../platform/orgs/orgs.tables.ts';
import { users } from '../../shared/people/people.tables.ts';

/** Why the bytes of an upload were refused, as a problem says it. */
export interface Refusal {
  code: string;
  values: Record<string, string | number>;
}

/** Files on their way to the server, and for a while what became of them. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    orgId: orgId(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    name: text('name').notNull(),
    imagesOnly: boolean('images_only').notNull(),
    size: integer('size').notNull(),
    /** How many bytes have come. */
    received: integer('received').notNull().default(0),
    /** The files that hold them, in their order. */
    parts: text('parts').array().notNull().default([]),
    /** What was made of it. */
    mediumId: text('medium_id'),
    refusal: jsonb('refusal').$type<Refusal>(),
    createdAt: createdAt(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [unique('uploads_key').on(t.userId, t.key), index('uploads_expiry').on(t.expiresAt)],
);
