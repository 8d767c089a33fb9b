import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { demoCopy, startServer, type RunningServer } from '../server/index.ts';
import { findPostgres } from '../test/postgres.ts';

/** A server with the demo on a PostgreSQL database of its own; both are gone when `work` is done. */
export async function withPostgresServer<T>(work: (server: RunningServer) => Promise<T>): Promise<T> {
  const admin = await findPostgres(process.env);
  const name = `foyer_bench_${process.pid}`;
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-bench-'));
  const address = new URL(admin);
  address.pathname = `/${name}`;
  try {
    await client.query(`create database ${name}`);
    const server = await startServer({ dataDir, env: { DATABASE_URL: address.href } });
    try {
      return await work(server);
    } finally {
      await server.stop();
    }
  } finally {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.end();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A server with the demo on the embedded database, as `npm start` runs it. */
export async function withDemoServer<T>(work: (server: RunningServer) => Promise<T>): Promise<T> {
  const data = await demoCopy();
  const server = await startServer({ dataDir: data.dataDir });
  try {
    return await work(server);
  } finally {
    await server.stop();
    await data.remove();
  }
}
