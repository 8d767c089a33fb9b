// @embedded: connections that are given back, of which there is one
import { eq, sql } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { pino } from 'pino';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { createDb } from '../src/platform/db/client.ts';
import { startEmbedded } from '../src/platform/db/embedded.ts';
import { isConnectionLoss } from '../src/platform/db/failures.ts';
import { openPool, type PoolTimes } from '../src/platform/db/pool.ts';
import { secrets } from '../src/platform/db/secrets.tables.ts';
import { createTcpProxy, type TcpProxy } from './tcp-proxy.ts';
import { copyTemplate } from './template-copy.ts';

const copy = await copyTemplate('empty');
const log = pino({ level: 'silent' });
const url = copy.env.DATABASE_URL;
/** The embedded database has one connection. */
const max = url ? 2 : 1;

interface Reached {
  proxy: TcpProxy;
  /** How node-postgres comes to the database through the proxy. */
  config: pg.PoolConfig;
  close(): Promise<void>;
}

async function reachPostgres(address: string): Promise<Reached> {
  const reached = new URL(address);
  const proxy = await createTcpProxy({ host: reached.hostname, port: Number(reached.port || 5432) });
  reached.host = `127.0.0.1:${proxy.port}`;
  return { proxy, config: { connectionString: reached.href }, close: () => proxy.cut() };
}

async function reachEmbedded(): Promise<Reached> {
  const embedded = await startEmbedded({ folder: join(copy.env.FOYER_DATA_DIR, 'db'), log });
  const host = mkdtempSync(join(tmpdir(), 'foyer-wire-'));
  const proxy = await createTcpProxy({ path: join(embedded.connection.host, '.s.PGSQL.5432') }, join(host, '.s.PGSQL.5432'));
  const onConnect = async (client: pg.ClientBase): Promise<void> => void (await client.query('discard all'));
  async function close(): Promise<void> {
    await proxy.cut();
    await embedded.close();
    rmSync(host, { recursive: true });
  }
  return { proxy, config: { ...embedded.connection, host, idleTimeoutMillis: 0, onConnect }, close };
}

const { proxy, config, close } = url ? await reachPostgres(url) : await reachEmbedded();

const times: PoolTimes = { connect: 3_000, statement: 0, query: 10_000, idleTransaction: 0, ping: 1_000, close: 500 };

afterAll(async () => {
  await close();
  await copy.remove();
});

/** An empty table and a pool of its own for one test: the embedded database takes no more than one. */
async function opened(changed: Partial<PoolTimes> = {}) {
  const connections = openPool({ ...config, max }, { ...times, ...changed }, log);
  // A test that closes it has done so.
  onTestFinished(() => connections.close().catch(() => {}));
  const db = createDb(connections.pool);
  await db.delete(secrets);
  const store = (name: string): Promise<string> =>
    db.transaction(async (tx) => {
      await tx.insert(secrets).values({ name, value: '1' });
      return name;
    });
  const isStored = async (name: string): Promise<boolean> => (await db.$count(secrets, eq(secrets.name, name))) === 1;
  /** As many transactions at once as there are connections: one that is missing would keep the last of them waiting. */
  const useAll = () => Promise.all(Array.from({ length: max }, () => db.transaction((tx) => tx.execute(sql`select pg_sleep(0.02)`))));
  return { ...connections, db, store, isStored, useAll };
}

const refusal = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'not refused',
    (error: unknown) => error,
  );

describe('a connection that is lost', () => {
  it.each([
    ['before "begin" arrives', /begin/, 'cut'],
    ['before "begin" is answered', /begin/, 'cut answer'],
    ['in "begin", without a sign', /begin/, 'swallow'],
    ['between the statements', /insert/, 'cut'],
    ['in a statement, without a sign', /insert/, 'swallow'],
    ['before "commit" arrives', /commit/, 'cut'],
    ['in "commit", without a sign', /commit/, 'swallow'],
  ] as const)('%s costs this transaction alone, and the pool no place', async (_, text, fault) => {
    const { ping, pool, store, isStored, useAll } = await opened(fault === 'swallow' ? { query: 2_000 } : {});
    for (let round = fault === 'swallow' ? max : 0; round < max + 1; round += 1) {
      // The second is for the repeated `begin`.
      const left = proxy.fault(text, fault, text.source === 'begin' && fault !== 'swallow' ? 2 : 1);
      expect(isConnectionLoss(await refusal(store('lost')))).toBe(true);
      expect(left()).toBe(0);
    }
    expect(await isStored('lost')).toBe(false);
    expect(await ping()).toBe(true);
    await useAll();
    expect([pool.totalCount <= max, pool.idleCount, pool.waitingCount]).toEqual([true, pool.totalCount, 0]);
  });

  it('before "commit" is answered leaves the caller in doubt, but not the database', async () => {
    const { store, isStored, useAll } = await opened();
    proxy.fault(/commit/, 'cut answer');
    expect(isConnectionLoss(await refusal(store('in doubt')))).toBe(true);
    expect(await isStored('in doubt')).toBe(true);
    await useAll();
  });

  it('while it waited for work is noticed by no transaction and no read', async () => {
    const { store, isStored, useAll } = await opened();
    for (let round = 0; round < 3; round += 1) {
      await useAll();
      const left = [proxy.fault(/begin/, 'cut'), proxy.fault(/count/, 'cut')];
      expect(await store(`round ${round}`)).toBe(`round ${round}`);
      expect(await isStored(`round ${round}`)).toBe(true);
      expect(left.map((count) => count())).toEqual([0, 0]);
      proxy.shake();
      expect(await isStored(`round ${round}`)).toBe(true);
    }
  });

  it('at any moment costs the pool no place', async () => {
    const { pool, store, isStored, useAll } = await opened();
    const acknowledged: string[] = [];
    for (let round = 0; round < 30; round += 1) {
      const work = Array.from({ length: max }, (_, index) => store(`${round} ${index}`).then((name) => acknowledged.push(name)));
      await delay(round % 10);
      proxy.shake();
      await Promise.allSettled(work);
    }
    await useAll();
    expect([pool.totalCount <= max, pool.idleCount, pool.waitingCount]).toEqual([true, pool.totalCount, 0]);
    expect(await Promise.all(acknowledged.map(isStored))).toEqual(acknowledged.map(() => true));
  });

  it('in a write outside of a transaction is reported, and the write is not repeated', async () => {
    const { db, isStored } = await opened();
    proxy.fault(/insert/, 'cut answer');
    const error = await refusal(db.insert(secrets).values({ name: 'once', value: '1' }));
    expect(isConnectionLoss(error)).toBe(true);
    expect(await isStored('once')).toBe(true);
  });

  it('with a read that locks rows is reported', async () => {
    const { db } = await opened();
    proxy.fault(/for update/, 'cut');
    expect(isConnectionLoss(await refusal(db.select().from(secrets).for('update')))).toBe(true);
  });
});

describe('a transaction', () => {
  it('that is refused by its work gives the work’s own reason, also where the connection is lost meanwhile', async () => {
    const { db, useAll } = await opened();
    const reason = new Error('not allowed');
    const refused = (before: () => void) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        before();
        throw reason;
      });
    expect(await refusal(refused(() => {}))).toBe(reason);
    proxy.fault(/rollback/, 'cut');
    expect(await refusal(refused(() => {}))).toBe(reason);
    expect(await refusal(refused(() => proxy.shake()))).toBe(reason);
    await useAll();
  });

  it('that rolls back gives a sound connection back', async () => {
    const { db, pool, useAll } = await opened();
    await useAll();
    const before = pool.totalCount;
    expect(await refusal(db.transaction(async (tx) => tx.rollback()))).toMatchObject({ message: 'Rollback' });
    expect(await refusal(db.transaction((tx) => tx.execute(sql`select 1 / 0`)))).toMatchObject({
      cause: { message: 'division by zero' },
    });
    expect([pool.totalCount, pool.idleCount]).toEqual([before, before]);
  });

  it.runIf(url)('whose backend is ended by the operator is rolled back, and the pool goes on', async () => {
    const { db, isStored, useAll } = await opened();
    const work = db.transaction(async (tx) => {
      await tx.insert(secrets).values({ name: 'ended', value: '1' });
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    });
    expect(isConnectionLoss(await refusal(work))).toBe(true);
    expect(await isStored('ended')).toBe(false);
    await useAll();
  });
});

describe('asking whether the database answers', () => {
  it('ends in time in a black hole, takes the dead connection out and succeeds as soon as there is a way', async () => {
    const { ping, useAll } = await opened();
    await useAll();
    for (let round = 0; round < max; round += 1) {
      proxy.fault(/select 1/, 'swallow');
      const before = performance.now();
      expect(await ping()).toBe(false);
      expect(performance.now() - before).toBeLessThan(times.ping * 3);
    }
    await expect.poll(() => ping()).toBe(true);
    await useAll();
  });

  it('ends in time while every connection is busy', async () => {
    const { ping, pool } = await opened();
    const busy = await Promise.all(Array.from({ length: max }, () => pool.connect()));
    onTestFinished(() => busy.forEach((client) => client.release()));
    const before = performance.now();
    expect(await Promise.all([ping(), ping(), ping()])).toEqual([false, false, false]);
    expect(performance.now() - before).toBeLessThan(times.ping * 3);
    expect(pool.waitingCount).toBe(1);
  });
});

describe('closing the pool', () => {
  it('ends in time with a connection that is never given back', async () => {
    const { pool, close } = await opened();
    await pool.connect();
    const before = performance.now();
    await close();
    expect(performance.now() - before).toBeLessThan(times.close * 4);
  });

  it('ends in time with a connection whose other end is gone', async () => {
    const { pool, close } = await opened();
    const left = proxy.fault(/select 2/, 'swallow');
    const hanging = refusal(pool.query('select 2'));
    await expect.poll(left).toBe(0);
    const before = performance.now();
    await close();
    expect(performance.now() - before).toBeLessThan(times.close * 4);
    expect(isConnectionLoss(await hanging)).toBe(true);
  });
});

describe.runIf(url)('a statement that takes too long', () => {
  it('is ended by PostgreSQL itself, and its connection is kept', async () => {
    const { pool } = await opened({ statement: 200 });
    expect(await refusal(pool.query('select pg_sleep(20)'))).toMatchObject({ code: '57014' });
    const [before, after] = [await pool.query('select pg_backend_pid()'), await pool.query('select pg_backend_pid()')];
    expect(before.rows).toEqual(after.rows);
  });

  it('as a transaction that does nothing is ended, and holds no locks any more', async () => {
    const { pool, isStored } = await opened({ idleTransaction: 200 });
    const client = await pool.connect();
    await client.query('begin; lock table secrets');
    expect(await isStored('anything')).toBe(false);
    client.release(true);
  });
});

describe('a statement that is prepared', () => {
  it('goes on when a migration changes what it gives', async () => {
    const { db, pool, useAll } = await opened();
    await db.execute(sql`create table outgrown as select 1 as n`);
    const read = async () => (await db.execute(sql`select * from outgrown`)).rows;
    const readInTransaction = () => db.transaction(async (tx) => (await tx.execute(sql`select * from outgrown`)).rows);
    try {
      for (let use = 0; use < 4 * max; use += 1) await Promise.all(Array.from({ length: max }, read));
      await db.execute(sql`alter table outgrown add column m text default 'new'`);
      expect(await read()).toEqual([{ n: 1, m: 'new' }]);
      for (let use = 0; use < max; use += 1) await refusal(readInTransaction());
      expect(await readInTransaction()).toEqual([{ n: 1, m: 'new' }]);
    } finally {
      await db.execute(sql`drop table outgrown`);
    }
    await useAll();
    expect([pool.idleCount, pool.waitingCount]).toEqual([pool.totalCount, 0]);
  });
});
