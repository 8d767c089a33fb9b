import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../db/columns.ts';
import type { Locale } from '../db/types.ts';
import { orgId } from '../orgs/orgs.tables.ts';

/** Mails that are to be sent and what became of them: written, with a job that sends each, in the transaction of what they are about. */
export const outbox = pgTable('outbox', {
  id: id(),
  orgId: orgId(),
  /** The template and its values (`MailKinds` of `@foyer/mails`). */
  kind: text('kind').notNull(),
  recipient: text('recipient').notNull(),
  locale: text('locale').$type<Locale>().notNull(),
  values: jsonb('values').$type<Record<string, string | number>>().notNull(),
  createdAt: createdAt(),
  sentAt: timestamp('sent_at', { withTimezone: true, mode: 'date' }),
  /** Given up: refused for good, tried for days, or withheld. */
  failedAt: timestamp('failed_at', { withTimezone: true, mode: 'date' }),
  lastError: text('last_error'),
});
