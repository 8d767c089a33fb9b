import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt } from '../db/columns.ts';
import type { Audience, AudienceEvent } from './audience.ts';
import type { RealtimeEvent } from './messages.ts';

/** Events on their way to the pages that are connected to other processes (`realtime/`). Kept for some minutes; no foreign key, for one user who is gone must not hold up the others. */
export const realtimeEvents = pgTable(
  'realtime_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Whom it is for; null where it is for an audience. */
    userId: text('user_id'),
    /** The kind and id of those it is for, who are looked up when it is delivered; null where it is for one. */
    audience: jsonb('audience').$type<Audience>(),
    /** The process that published it. */
    origin: text('origin').notNull(),
    event: jsonb('event').$type<RealtimeEvent | AudienceEvent>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('realtime_events_date').on(t.createdAt)],
);

/** When members last had a page open, to the minute; no foreign key, for the same reason. */
export const presences = pgTable('presences', {
  userId: text('user_id').primaryKey(),
  seenAt: timestamp('seen_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
