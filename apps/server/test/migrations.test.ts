import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { type Embedded, startEmbedded } from '../src/db/embedded.ts';
import { migrateDatabase } from '../src/db/migrate.ts';
import { createDatabase } from './databases.ts';

/** An empty database of the kind this run is about. */
async function emptyDatabase(): Promise<{ connection: pg.ClientConfig; remove(): Promise<void> }> {
  if (inject('template').database) {
    const fresh = await createDatabase();
    return { connection: { connectionString: fresh.url }, remove: fresh.drop };
  }
  const folder = mkdtempSync(join(tmpdir(), 'foyer-empty-'));
  const embedded: Embedded = await startEmbedded({ folder: join(folder, 'db'), log: pino({ level: 'silent' }) });
  const remove = async (): Promise<void> => {
    await embedded.close();
    rmSync(folder, { recursive: true });
  };
  return { connection: embedded.connection, remove };
}

const empty = await emptyDatabase();
afterAll(() => empty.remove());

async function query<Row extends object>(text: string): Promise<Row[]> {
  const client = new pg.Client(empty.connection);
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}

describe('the migrations', () => {
  it('are applied once, however many processes start at the same time and however often', async () => {
    // The embedded database has one session; a second process never gets as far as this.
    const starts = inject('template').database ? 4 : 1;
    await Promise.all(Array.from({ length: starts }, () => migrateDatabase(empty.connection)));
    const applied = await query<{ hash: string }>('select hash from drizzle.__drizzle_migrations');
    expect(new Set(applied.map(({ hash }) => hash)).size).toBe(applied.length);
    await migrateDatabase(empty.connection);
    expect(await query('select hash from drizzle.__drizzle_migrations')).toEqual(applied);
  });

  it('make the tables', async () => {
    const tables = await query<{ name: string }>("select table_name as name from information_schema.tables where table_schema = 'public'");
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['orgs', 'users', 'sessions', 'news', 'comments', 'media']));
  });
});
