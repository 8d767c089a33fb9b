import { type NotifyChannel, openPostgresChannel } from '@foyer/notify-channel';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';

/** Opens the channel between the processes on one database: over PostgreSQL, or over Redis where `NOTIFY_URL` names one. The embedded database has one process, and none. */
export async function openChannel(
  { databaseUrl, notifyUrl }: Pick<Config, 'databaseUrl' | 'notifyUrl'>,
  db: Db,
  log: FastifyBaseLogger,
): Promise<NotifyChannel | undefined> {
  if (!databaseUrl) return undefined;
  if (!notifyUrl) {
    const notify = (channel: string, payload: string) => db.execute(sql`select pg_notify(${channel}, ${payload})`);
    return openPostgresChannel({ url: databaseUrl, notify, log });
  }
  // Few have a Redis.
  const { openRedisChannel } = await import('@foyer/notify-channel/redis');
  return openRedisChannel({ url: notifyUrl, prefix: `foyer:${new URL(databaseUrl).pathname.slice(1)}`, log });
}
