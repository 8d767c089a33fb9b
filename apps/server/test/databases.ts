import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The PostgreSQL server that tests make their databases on. */
const postgresUrl: string = process.env['TEST_DATABASE_URL'] || 'postgres://root@127.0.0.1:5432/test';

const freshName = (): string => `foyer_test_${process.pid}_${randomBytes(5).toString('hex')}`;

async function administer(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The address of a database on the tests' server. */
function addressOf(name: string): string {
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Why no test can run on PostgreSQL; undefined where it can. */
export async function postgresFault(): Promise<string | undefined> {
  return administer('select 1').then(
    () => undefined,
    (error: Error) => error.message || String((error as NodeJS.ErrnoException).code),
  );
}

/** A database made for one test file. */
export interface FreshDatabase {
  name: string;
  url: string;
  drop(): Promise<void>;
}

/** Makes a database, empty or as a copy of another one. */
export async function createDatabase(template?: string): Promise<FreshDatabase> {
  const name = freshName();
  await administer(
    `create database "${name}"${template ? ` template "${template}"` : ''}`,
    // What a commit promises beyond the life of PostgreSQL itself is not ours to test, and each would wait for the disk.
    `alter database "${name}" set synchronous_commit = off`,
  );
  return { name, url: addressOf(name), drop: () => administer(`drop database if exists "${name}" with (force)`) };
}
