import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { demoCopy, type RunningServer, type ServerOptions, startServer } from '../server/index.ts';
import { type Cluster, makeCluster } from './cluster.ts';

/** The demo on one kind of database, for one scenario. */
export interface Place {
  kind: 'embedded' | 'PostgreSQL';
  /** Members who log in with the demo's password. */
  people: readonly string[];
  start(options?: { port?: number; env?: Record<string, string> }): Promise<RunningServer>;
  /** Asks the database itself; PostgreSQL only. */
  query(sql: string): Promise<void>;
  /** Only where it is ours to break. */
  cluster?: Cluster;
  remove(): Promise<void>;
}

/** Where scenarios can be run on this machine. */
export interface Places {
  embedded(): Promise<Place>;
  /** Undefined where there is no PostgreSQL. */
  postgres?: () => Promise<Place>;
  /** Whether that PostgreSQL may be paused and stopped. */
  breakable: boolean;
  remove(): Promise<void>;
}

const running = new Set<RunningServer>();

async function startHere(options: ServerOptions): Promise<RunningServer> {
  const server = await startServer(options);
  running.add(server);
  return server;
}

/** What a scenario that broke off has left running. */
async function killLeft(): Promise<void> {
  await Promise.all([...running].map((server) => server.stop('SIGKILL')));
  running.clear();
}

const shared = 'postgres://root@127.0.0.1:5432/test';

// The demo has three logins; all others get the password of one of them.
const givePasswords = `update users set password_hash = m.password_hash from users m
  where m.username = 'member' and users.org_id = m.org_id and users.password_hash is null returning users.username`;

async function embedded(): Promise<Place> {
  const { dataDir, remove } = await demoCopy();
  const db = await PGlite.create(join(dataDir, 'db'), { extensions: { pg_trgm } });
  const { rows } = await db.query<{ username: string }>(givePasswords);
  await db.close();
  return {
    kind: 'embedded',
    people: rows.map(({ username }) => username),
    start: (options) => startHere({ dataDir, ...options }),
    query: () => Promise.reject(new Error('There is no way into the embedded database while it runs.')),
    async remove() {
      await killLeft();
      await remove();
    },
  };
}

async function ask<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, application_name: 'chaos' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

const reaches = (url: string): Promise<boolean> =>
  ask(url, 'select 1').then(
    () => true,
    () => false,
  );

async function postgres(server: string, cluster?: Cluster): Promise<Place> {
  const name = `foyer_chaos_${randomBytes(5).toString('hex')}`;
  const address = new URL(server);
  address.pathname = `/${name}`;
  const url = address.href;
  await ask(server, `create database ${name}`);
  const { dataDir, remove } = await demoCopy();
  const start: Place['start'] = ({ port, env } = {}) => startHere({ dataDir, port, env: { DATABASE_URL: url, ...env } });
  // The first start makes the demo.
  await (await start()).stop();
  const people = await ask<{ username: string }>(url, givePasswords);
  return {
    kind: 'PostgreSQL',
    people: people.map(({ username }) => username),
    start,
    query: async (sql) => void (await ask(url, sql)),
    cluster,
    async remove() {
      await killLeft();
      await ask(server, `drop database if exists ${name} with (force)`);
      await remove();
    },
  };
}

/** Finds out where scenarios can be run: on a PostgreSQL of our own, else on the machine's, and on the embedded database. */
export async function findPlaces(): Promise<Places> {
  const cluster = await makeCluster();
  const server = cluster?.url ?? process.env['TEST_DATABASE_URL'] ?? shared;
  const there = cluster !== undefined || (await reaches(server));
  return {
    embedded,
    postgres: there ? () => postgres(server, cluster) : undefined,
    breakable: cluster !== undefined,
    async remove() {
      await killLeft();
      await cluster?.remove();
    },
  };
}
