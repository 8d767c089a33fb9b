import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { demoCopy, startServer, type RunningServer } from '../server/index.ts';
import { findPostgres } from '../test/postgres.ts';

/** A figure measured on a server that failed inside is none, though its answers looked well. */
function refuseErrors(server: RunningServer): void {
  const [first, ...more] = server.errors();
  if (first) throw new Error(`The server logged ${more.length + 1} errors, the first: ${first}`);
}

async function measureOn<T>(server: RunningServer, work: (server: RunningServer) => Promise<T>): Promise<T> {
  try {
    const result = await work(server);
    refuseErrors(server);
    return result;
  } finally {
    await server.stop();
  }
}

/** A server with the demo on a PostgreSQL database of its own; both are gone when `work` is done. `env` is for the server. */
export async function withPostgresServer<T>(
  work: (server: RunningServer, databaseUrl: string) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> {
  const admin = await findPostgres(process.env);
  const name = `foyer_bench_${process.pid}`;
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-bench-'));
  const address = new URL(admin);
  address.pathname = `/${name}`;
  try {
    await client.query(`create database ${name}`);
    return await measureOn(await startServer({ dataDir, env: { DATABASE_URL: address.href, ...env } }), (server) =>
      work(server, address.href),
    );
  } finally {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.end();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A server with the demo on the embedded database, as `npm start` runs it; `prepare` changes its folder before. */
export async function withDemoServer<T>(
  work: (server: RunningServer) => Promise<T>,
  prepare?: (dataDir: string) => Promise<void>,
): Promise<T> {
  const data = await demoCopy();
  try {
    await prepare?.(data.dataDir);
    return await measureOn(await startServer({ dataDir: data.dataDir }), work);
  } finally {
    await data.remove();
  }
}
