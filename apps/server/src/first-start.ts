import { and, inArray, like, sql } from 'drizzle-orm';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from './platform/config.ts';
import type { Db } from './platform/db/client.ts';
import type { Database } from './platform/db/database.ts';
import { orgs } from './platform/orgs/orgs.tables.ts';
import { users } from './shared/people/people.tables.ts';
import { demoLogins, DemoMissing, type SeedDemo } from './demo-package.ts';
import { withFiles } from './platform/storage/open-files.ts';
import { createDemoProgress } from './demo-progress.ts';

/** Any number, the same in every process of Foyer. */
const lockKey = 4_300_002;
const turnMs = 250;

/** Whether a database holds no customer yet. */
export const isEmpty = async (db: Pick<Db, 'select'>): Promise<boolean> =>
  (await db.select({ id: orgs.id }).from(orgs).limit(1)).length === 0;

/** Whether what is stored is the demo: its people have addresses under the reserved name `.example`, which no customer can. */
export async function holdsDemo({ db }: Pick<Database, 'db'>): Promise<boolean> {
  const found = await db.$count(users, and(inArray(users.username, demoLogins.usernames), like(users.email, '%.example')));
  return found >= demoLogins.usernames.length;
}

/** Waits for another process that is making the demo. Asked again and again, for one statement may not wait that long. */
async function takeTurn(tx: Pick<Db, 'execute'>): Promise<void> {
  const ask = () => tx.execute<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${lockKey}) as taken`);
  while (!(await ask()).rows[0]!.taken) await delay(turnMs);
}

/**
 * Fills an empty database with the demo and answers whether it was empty. All of it or nothing is stored, also where the process is
 * killed, and once, also where several processes start together.
 */
export async function fillWithDemo(config: Config, { db }: Pick<Database, 'db'>, seed: SeedDemo): Promise<boolean> {
  const { stdout } = process;
  const onProgress = createDemoProgress({ isTTY: stdout.isTTY, write: (text) => void stdout.write(text) });
  return db.transaction(async (tx) => {
    // Drawing the demo's pictures may take minutes on a slow machine, in which this connection does nothing.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await takeTurn(tx);
    if (!(await isEmpty(tx))) return false;
    // A transaction has every query of the database, but for the pool behind it.
    await withFiles(config, (files) => seed({ db: tx as unknown as Db, files, now: new Date(), onProgress }));
    return true;
  });
}

/** Whether an empty database is its operator's to fill, which is then logged: in production on PostgreSQL. */
export function staysEmpty({ env, databaseUrl }: Pick<Config, 'env' | 'databaseUrl'>, log: Pick<Logger, 'warn'>): boolean {
  if (env !== 'production' || !databaseUrl) return false;
  log.warn('The database holds no organisation yet: create one with "npx foyer org add", or load the demo with "npx foyer demo"');
  return true;
}

/** Fills an empty database with the demo, except in production on PostgreSQL and where the demo is not installed. */
export async function fillIfEmpty(config: Config, { db }: Pick<Database, 'db'>, log: Logger, seed: SeedDemo): Promise<void> {
  if (!(await isEmpty(db)) || staysEmpty(config, log)) return;
  try {
    await fillWithDemo(config, { db }, seed);
  } catch (error) {
    if (!(error instanceof DemoMissing)) throw error;
    log.warn(`The database holds no organisation yet: create one with "npx foyer org add". ${error.message}`);
  }
}
