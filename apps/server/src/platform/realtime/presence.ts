import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/client.ts';
import { presences } from './realtime.tables.ts';

/** A member counts as online for so long after a page of theirs was seen open. */
const onlineSeconds = 120;
const stampMs = 45_000;

/** Whether a member is online; to be selected beside a join of `presences`. */
export const isOnline = sql<boolean>`coalesce(${presences.seenAt} > now() - ${sql.raw(String(onlineSeconds))} * interval '1 second', false)`;

/** Notes that members have a page open. */
export function createPresence(db: Db, log: Pick<FastifyBaseLogger, 'warn'>, connected: () => Iterable<string>) {
  let timer: NodeJS.Timeout | undefined;
  async function stamp(userIds: readonly string[]): Promise<void> {
    if (userIds.length === 0) return;
    try {
      await db
        .insert(presences)
        .select(sql`select unnest(${sql.param(userIds)}::text[]), now()`)
        .onConflictDoUpdate({ target: presences.userId, set: { seenAt: sql`now()` } });
    } catch (error) {
      log.warn({ err: error }, 'It could not be noted who is online');
    }
  }
  return {
    /** A member's first page is here. */
    came(userId: string): void {
      timer ??= setInterval(() => void stamp([...connected()]), stampMs).unref();
      void stamp([userId]);
    },
    stop: () => clearInterval(timer),
  };
}
