import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** The migrations of this version. */
const ownMigrations = fileURLToPath(new URL('../../../drizzle', import.meta.url));

/** Any number, the same in every process of Foyer. */
const lockKey = 4_300_001;

/** How far a database is. */
export interface MigrationState {
  /** The migrations of this version that it has, oldest first, by the names of their files. */
  applied: string[];
  /** Those it lacks. */
  pending: string[];
  /** It has one that this version does not know. */
  newer: boolean;
}

/** The migrations of a folder, oldest first. `made` is what the database keeps of each, in ms since 1970. */
function knownMigrations(migrationsFolder: string): { name: string; made: number }[] {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as { entries: { tag: string }[] };
  return readMigrationFiles({ migrationsFolder }).map(({ folderMillis }, index) => ({
    name: journal.entries[index]!.tag,
    made: folderMillis,
  }));
}

/** Reads how far a database is; changes nothing. */
export async function readMigrations(client: Pick<pg.ClientBase, 'query'>, migrationsFolder = ownMigrations): Promise<MigrationState> {
  const { rows: tables } = await client.query<{ found: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as found",
  );
  const last = tables[0]?.found ? 'select max(created_at)::text as last from drizzle.__drizzle_migrations' : 'select null as last';
  const { rows } = await client.query<{ last: string | null }>(last);
  const reached = rows[0]?.last ? Number(rows[0].last) : -Infinity;
  const known = knownMigrations(migrationsFolder);
  const names = (wanted: (made: number) => boolean) => known.filter(({ made }) => wanted(made)).map(({ name }) => name);
  return {
    applied: names((made) => made <= reached),
    pending: names((made) => made > reached),
    newer: reached > Math.max(...known.map(({ made }) => made)),
  };
}

/** Brings a database to the newest migration and gives those it lacked. Several processes may start at once: they wait for each other. */
export async function migrateDatabase(config: pg.ClientConfig, migrationsFolder = ownMigrations): Promise<string[]> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    const { pending } = await readMigrations(client, migrationsFolder);
    await migrate(drizzle(client), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [lockKey]);
    return pending;
  } finally {
    await client.end();
  }
}

/** Asks a database how far it is, over a connection of its own. */
export async function askMigrations(config: pg.ClientConfig): Promise<MigrationState> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return await readMigrations(client);
  } finally {
    await client.end();
  }
}
