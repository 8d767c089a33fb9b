import type { FastifyBaseLogger } from 'fastify';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { createDb, type Db } from './client.ts';
import { DataFolderError, prepareDataFolder } from './data-folder.ts';
import { createDiskGuard, type FreeSpace, measureFreeSpace } from './disk-guard.ts';
import { type Embedded, startEmbedded } from './embedded.ts';
import { giveBackMemory } from '../give-back.ts';
import { isDiskFull } from './failures.ts';
import { StartError } from '../start-error.ts';
import { lockDataFolder } from './lock.ts';
import { askMigrations, migrateDatabase } from './migrate.ts';
import { openPool, type PoolTimes } from './pool.ts';
import type { WatchdogTimes } from './watchdog.ts';

/** An open database, migrated and ready for queries. */
export interface Database {
  mode: 'embedded' | 'postgres';
  db: Db;
  pool: pg.Pool;
  /** True while the disk is nearly full. */
  readOnly(): boolean;
  /** The migrations that opening it applied. */
  migrated: readonly string[];
  /** False while asking it would only mean waiting. */
  available(): boolean;
  /** Asks it for an answer; false where none comes within 2 s. */
  ping(): Promise<boolean>;
  /** Call when a start is through. With the embedded database, this process and its thread give back the memory that took. */
  giveBackMemory(): void;
  close(): Promise<void>;
}

/** Less than a database needs to open: one that fails with no more room than this gives no other reason. */
const neededBytes = 32 * 1024 * 1024;

/** The database cannot be opened; `message` says why and what to do, ready for the terminal. */
class DatabaseError extends StartError {}

/**
 * What opening does about the tables: bring them to the newest migration, refuse a database that lacks one, or take it as it is.
 */
export type Migrations = 'apply' | 'require' | 'ignore';

/** How to open. Disk and times are for tests. */
export interface OpenOptions {
  /** `apply` where it is left out. */
  migrations?: Migrations;
  freeSpace?: FreeSpace;
  diskCheckMs?: number;
  watchdog?: Partial<WatchdogTimes>;
  pool?: Partial<PoolTimes>;
}

const postgresTimes: PoolTimes = {
  connect: 5_000,
  statement: 25_000,
  query: 30_000,
  idleTransaction: 60_000,
  ping: 2_000,
  close: 2_000,
};

/** What takes long here is the watchdog's matter, which ends the whole thread after a minute; only an answer that got lost takes longer. */
const embeddedTimes: PoolTimes = { ...postgresTimes, connect: 10_000, statement: 0, query: 90_000, idleTransaction: 0 };

/** The innermost cause in few words. */
function reasonOf(error: unknown): string {
  const { code, message, cause } = error as NodeJS.ErrnoException;
  return cause ? reasonOf(cause) : (message || code || 'unknown').split('\n', 1)[0]!;
}

/** A server on PostgreSQL holds little enough, and its first document would wait for code to be compiled again. */
const nothing = (): void => undefined;

/** Deals with the tables as `migrations` says; gives the migrations that were applied. */
async function prepareTables(connection: pg.ClientConfig, { migrations = 'apply' }: OpenOptions): Promise<string[]> {
  if (migrations === 'apply') return migrateDatabase(connection);
  const { pending } = await askMigrations(connection);
  if (migrations === 'require' && pending.length > 0) {
    throw new DatabaseError(`The database lacks migrations of this version (${pending.join(', ')}). Run "npx foyer migrate" first.`);
  }
  return [];
}

/** Starts the embedded database's thread and prepares its tables. */
async function startPrepared(folder: string, log: FastifyBaseLogger, options: OpenOptions): Promise<Embedded & { migrated: string[] }> {
  let embedded: Embedded | undefined;
  try {
    embedded = await startEmbedded({ folder, log, times: options.watchdog });
    return { ...embedded, migrated: await prepareTables(embedded.connection, options) };
  } catch (error) {
    await embedded?.close();
    if (error instanceof StartError) throw error;
    const { freeSpace = measureFreeSpace } = options;
    if (isDiskFull(error) || freeSpace(dirname(folder)) < neededBytes) {
      throw new DataFolderError(dirname(folder), Object.assign(new Error('full', { cause: error }), { code: 'ENOSPC' }));
    }
    throw new DatabaseError(
      `The database in ${folder} cannot be opened (${reasonOf(error)}). Restore it from a backup, or start with another folder: FOYER_DATA_DIR.`,
      { cause: error },
    );
  }
}

async function openEmbedded({ dataDir }: Config, log: FastifyBaseLogger, options: OpenOptions): Promise<Omit<Database, 'readOnly'>> {
  const lock = await lockDataFolder(dataDir);
  const embedded = await startPrepared(join(dataDir, 'db'), log, options).catch((error: unknown) => {
    lock.release();
    throw error;
  });
  const connections = openPool(
    {
      ...embedded.connection,
      // There is one session behind the socket: a second connection would share its prepared statements and settings.
      max: 1,
      idleTimeoutMillis: 0,
      onConnect: async (client) => void (await client.query('discard all')),
    },
    { ...embeddedTimes, ...options.pool },
    log,
  );
  const close = async (): Promise<void> => {
    await connections.close();
    await embedded.close();
    lock.release();
  };
  const giveBack = (): void => {
    embedded.giveBackMemory();
    giveBackMemory();
  };
  const { migrated } = embedded;
  return {
    ...connections,
    mode: 'embedded',
    db: createDb(connections.pool),
    migrated,
    available: embedded.responsive,
    giveBackMemory: giveBack,
    close,
  };
}

async function openPostgres(
  url: string,
  { databasePrepare: prepare }: Config,
  log: FastifyBaseLogger,
  options: OpenOptions,
): Promise<Omit<Database, 'readOnly'>> {
  const times = { ...postgresTimes, ...options.pool };
  const connection = { connectionString: url, application_name: 'foyer', keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
  const migrated = await prepareTables({ ...connection, connectionTimeoutMillis: times.connect }, options).catch((error: unknown) => {
    if (error instanceof DatabaseError) throw error;
    const { host, pathname } = new URL(url);
    throw new DatabaseError(`PostgreSQL ${host}${pathname} cannot be used (${reasonOf(error)}). Check DATABASE_URL.`, { cause: error });
  });
  const connections = openPool({ ...connection, max: 10 }, times, log);
  return {
    ...connections,
    mode: 'postgres',
    db: createDb(connections.pool, { prepare }),
    migrated,
    available: () => true,
    giveBackMemory: nothing,
  };
}

/** Opens PostgreSQL where `databaseUrl` is set, else the embedded database in the data folder; its tables are dealt with as `migrations` says.
 * Throws a `DatabaseError` or `LockedError` whose message is fit for the terminal. */
export async function openDatabase(config: Config, log: FastifyBaseLogger, options: OpenOptions = {}): Promise<Database> {
  prepareDataFolder(config.dataDir);
  const { freeSpace, diskCheckMs: lifetimeMs } = options;
  const readOnly = createDiskGuard({ folder: config.dataDir, minFreeMb: config.minFreeMb, log, freeSpace, lifetimeMs });
  const opened = config.databaseUrl
    ? await openPostgres(config.databaseUrl, config, log, options)
    : await openEmbedded(config, log, options);
  return { ...opened, readOnly };
}
