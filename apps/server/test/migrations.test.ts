// @embedded: migrates
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { type Embedded, startEmbedded } from '../src/platform/db/embedded.ts';
import { askMigrations, migrateDatabase } from '../src/platform/db/migrate.ts';
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
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** The migrations of a version after this one: its own and one more. */
function withLater(sql: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-later-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(import.meta.dirname, '..', 'drizzle'), folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { idx: number; when: number }[] };
  const last = entries.at(-1)!;
  writeFileSync(
    journal,
    JSON.stringify({ ...rest, entries: [...entries, { ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_later' }] }),
  );
  writeFileSync(join(folder, '9999_later.sql'), sql);
  return folder;
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

  it('of a later version that break off leave tables and rows as they were', async () => {
    await query("insert into orgs (id, name, hosts, settings, menu) values ('first', 'First Hotels', '{first.example}', '{}', '[]')");
    const broken = withLater(
      'ALTER TABLE "orgs" ADD COLUMN "motto" text;--> statement-breakpoint\nALTER TABLE "absent" ADD COLUMN "motto" text;',
    );
    await expect(migrateDatabase(empty.connection, broken)).rejects.toThrow();
    expect(await query("select column_name from information_schema.columns where table_name = 'orgs' and column_name = 'motto'")).toEqual(
      [],
    );
    expect(await query('select name from orgs')).toEqual([{ name: 'First Hotels' }]);
    expect(await askMigrations(empty.connection)).toMatchObject({ pending: [], newer: false });
  });

  it('of a later version are applied over what is stored, once; the version before says that it does not know them', async () => {
    const later = withLater(`ALTER TABLE "orgs" ADD COLUMN "motto" text DEFAULT 'Welcome' NOT NULL;--> statement-breakpoint
UPDATE "orgs" SET "motto" = "name" || ', at home';`);
    expect(await migrateDatabase(empty.connection, later)).toEqual(['9999_later']);
    expect(await query('select name, motto from orgs')).toEqual([{ name: 'First Hotels', motto: 'First Hotels, at home' }]);
    expect(await migrateDatabase(empty.connection, later)).toEqual([]);
    expect(await askMigrations(empty.connection)).toMatchObject({
      applied: expect.arrayContaining(['0000_start']),
      pending: [],
      newer: true,
    });
  });
});
