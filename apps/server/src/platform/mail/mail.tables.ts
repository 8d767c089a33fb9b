import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../db/columns.ts';
import type { Locale } from '../db/types.ts';
import { orgId } from '../orgs/orgs.tables.ts';

/** Mails that are to be sent: written in the transaction of what they tell about, sent by whichever process leases them first. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    orgId: orgId(),
    /** The template and its values (`mail.kinds.ts`). */
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    values: jsonb('values').$type<Record<string, string | number>>().notNull(),
    createdAt: createdAt(),
    attempts: integer('attempts').notNull().default(0),
    /** Not before this moment: backoff after a failure, the end of the lease while a process sends it. */
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true, mode: 'date' }),
    /** Given up: refused for good, or tried for days. */
    failedAt: timestamp('failed_at', { withTimezone: true, mode: 'date' }),
    lastError: text('last_error'),
  },
  (t) => [
    index('outbox_due')
      .on(t.dueAt)
      .where(sql`${t.sentAt} is null and ${t.failedAt} is null`),
  ],
);
