import { lt, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { realtimeEvents } from './realtime.tables.ts';
import type { Audience, AudienceEvent } from './audience.ts';
import type { RealtimeEvent } from './messages.ts';

/** An event on its way to other processes. */
export type Outgoing =
  { userId: string; audience?: null; event: RealtimeEvent } | { userId?: null; audience: Audience; event: AudienceEvent };

/** An event from any process. */
export type Stored = Outgoing & {
  id: number;
  /** The process that published it. */
  origin: string;
};

/** Rows become visible in another order than their ids; by this age every one has. */
export const settledMs = 10_000;
const keptMs = 5 * 60_000;
const rowsPerStatement = 1_000;

const before = (ms: number) => sql`now() - ${ms} * interval '1 millisecond'`;

/** The SQL of events between processes. */
export function createEventsRepository(db: Db) {
  return {
    async insert(origin: string, events: readonly Outgoing[]): Promise<void> {
      for (let start = 0; start < events.length; start += rowsPerStatement) {
        await db.insert(realtimeEvents).values(events.slice(start, start + rowsPerStatement).map((one) => ({ ...one, origin })));
      }
    },

    /** The latest id that no row still to come can be below. */
    async settled(): Promise<number> {
      const [found] = await db
        .select({ id: sql<number>`coalesce(max(${realtimeEvents.id}), 0)`.mapWith(Number) })
        .from(realtimeEvents)
        .where(lt(realtimeEvents.createdAt, before(settledMs)));
      return found!.id;
    },

    /** What was stored after `floor`, without what was seen already. */
    after: async (floor: number, seen: readonly number[]): Promise<Stored[]> =>
      (await db
        .select({
          ...{ id: realtimeEvents.id, userId: realtimeEvents.userId, audience: realtimeEvents.audience },
          ...{ origin: realtimeEvents.origin, event: realtimeEvents.event },
        })
        .from(realtimeEvents)
        .where(sql`${realtimeEvents.id} > ${floor} and ${realtimeEvents.id} <> all(${sql.param(seen)}::bigint[])`)
        .orderBy(realtimeEvents.id)) as Stored[],

    async deleteOld(): Promise<void> {
      await db.delete(realtimeEvents).where(lt(realtimeEvents.createdAt, before(keptMs)));
    },
  };
}

/** See `createEventsRepository`. */
export type EventsRepository = ReturnType<typeof createEventsRepository>;
