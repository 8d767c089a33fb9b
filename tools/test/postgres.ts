import { existsSync } from 'node:fs';
import pg from 'pg';
import { capture } from '../launch/commands.mjs';

/** The server that a developer's or CI's machine usually has. */
const local = 'postgres://root@127.0.0.1:5432/test';
/** The one we install ourselves: Debian's default asks for a password over TCP. */
const installed = 'postgres://root:foyer@127.0.0.1:5432/test';

async function failure(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    await client.query('select 1');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message || error.name : String(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const asPostgres = (sql: string) => capture('su', ['postgres', '-c', `psql -v ON_ERROR_STOP=1 -c "${sql}"`]);

async function install(): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (!existsSync('/usr/bin/pg_lsclusters')) {
    await capture('/usr/bin/apt-get', ['update', '-qq'], { env });
    await capture('/usr/bin/apt-get', ['install', '-y', '-qq', 'postgresql'], { env });
  }
  const [version, cluster] = (await capture('pg_lsclusters', ['-h'])).split(/\s+/);
  // Fails where it is already running, which the next lines would show.
  await capture('pg_ctlcluster', ['--skip-systemctl-redirect', version!, cluster!, 'start']).catch(() => undefined);
  await asPostgres("create role root superuser login password 'foyer'").catch(() =>
    asPostgres("alter role root superuser login password 'foyer'"),
  );
  await asPostgres('create database test owner root').catch(() => undefined); // it exists
}

/** Finds a PostgreSQL for the server's tests and returns its address. In CI one is installed where the machine has none. */
export async function findPostgres(env: NodeJS.ProcessEnv): Promise<string> {
  const named = env['TEST_DATABASE_URL'];
  const problem = await failure(named ?? local);
  if (!problem) return named ?? local;
  if (named) throw new Error(`TEST_DATABASE_URL cannot be reached: ${problem}`);
  if (env['CI'] && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await install();
    const stillWrong = await failure(installed);
    if (!stillWrong) return installed;
  }
  throw new Error(`No PostgreSQL answers at ${local} (${problem}). Start one, or name one in TEST_DATABASE_URL.`);
}
