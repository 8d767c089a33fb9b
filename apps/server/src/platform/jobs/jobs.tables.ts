import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../db/columns.ts';
import { orgs } from '../orgs/orgs.tables.ts';

/** Background work that is waiting, running or given up: written in the transaction of what causes it, run by whichever process leases it first. What is done is deleted. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    /** Its definition (`defineJob`). */
    name: text('name').notNull(),
    /** Of jobs with the same name and key there is one at a time, a dead letter included. */
    key: text('key'),
    orgId: text('org_id').references(() => orgs.id, { onDelete: 'cascade' }),
    payload: jsonb('payload').$type<unknown>().notNull(),
    createdAt: createdAt(),
    attempts: integer('attempts').notNull().default(0),
    /** How many processes in a row ended, or lost it, while they ran it. */
    takeovers: integer('takeovers').notNull().default(0),
    /** Not before this moment: a planned time, back-off after a failure, the end of the lease while a process runs it. */
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** The token of the process that runs it. */
    lease: text('lease'),
    /** A dead letter from this moment on: given up, and kept for the operator. */
    failedAt: timestamp('failed_at', { withTimezone: true, mode: 'date' }),
    lastError: text('last_error'),
  },
  (t) => [
    unique('jobs_name_key').on(t.name, t.key),
    index('jobs_due')
      .on(t.name, t.dueAt)
      .where(sql`${t.failedAt} is null`),
  ],
);
