import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../platform/db/columns.ts';
import { orgId } from '../../platform/orgs/orgs.tables.ts';
import { users } from '../people/people.tables.ts';

/** A key that programs call the API with. Its token is never stored. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    orgId: orgId(),
    /** A member's own, which ends with their trust in their sessions; or the customer's. */
    kind: text('kind', { enum: ['personal', 'organisation'] }).notNull(),
    /** The account that it acts for. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** How the token begins, to tell keys apart. */
    hint: text('hint').notNull(),
    /** The SHA-256 of the token. */
    hash: text('hash').notNull().unique(),
    scopes: text('scopes').array().notNull(),
    createdAt: createdAt(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true, mode: 'date' }),
  },
  (t) => [index('api_keys_org').on(t.orgId, t.createdAt), index('api_keys_user').on(t.userId), index('api_keys_expiry').on(t.expiresAt)],
);
