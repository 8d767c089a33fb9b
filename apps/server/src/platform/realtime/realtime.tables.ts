import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../db/columns.ts';
import type { RealtimeEvent } from './messages.ts';

/** Events on their way to the pages that are connected to other processes (`realtime/`). Kept for some minutes; no foreign key, for one user who is gone must not hold up the others. */
export const realtimeEvents = pgTable(
  'realtime_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id').notNull(),
    /** The process that published it. */
    origin: text('origin').notNull(),
    event: jsonb('event').$type<RealtimeEvent>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('realtime_events_date').on(t.createdAt)],
);
