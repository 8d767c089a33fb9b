// @embedded: the database is away
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { ids } from './fixture.ts';
import { type TestServer, testServer } from './harness.ts';
import { createTcpProxy, type TcpProxy } from './tcp-proxy.ts';

const onPostgres = inject('template').database !== undefined;
const recovery = { timeout: 10_000, interval: 100 };

let proxy: TcpProxy | undefined;
const server: TestServer = await testServer({
  watchdog: { interval: 50, silent: 300, restart: 1_500 },
  async reach(url) {
    const address = new URL(url);
    proxy = await createTcpProxy({ host: address.hostname, port: Number(address.port || 5432) });
    address.host = `127.0.0.1:${proxy.port}`;
    return address.href;
  },
});
afterAll(async () => {
  await server.close();
  await proxy?.cut();
});

const ready = async (): Promise<number> => (await server.inject({ url: '/ready' })).statusCode;

describe('a database that is gone', () => {
  it(
    'costs no process: writes and reads are refused with 503, and all is well within 10 s of its return',
    { timeout: 40_000 },
    async () => {
      const member = await server.login('member');
      const like = () => member.put('/likes', { type: 'news', id: ids.news.oldest, like: true });
      expect((await like()).statusCode).toBe(200);

      // The embedded database hangs in a query until the watchdog ends its thread; PostgreSQL's connections break.
      const hung = onPostgres ? proxy!.cut() : server.database.pool.query('select pg_sleep(600)').catch((error: Error) => error);
      await expect.poll(ready, recovery).toBe(503);
      for (const answer of [await like(), await member.get(`/news/${ids.news.newest}`)]) {
        expect(answer.statusCode).toBe(503);
        expect(answer.json()).toMatchObject({ code: 'unavailable', title: 'Im Moment nicht verfügbar.' });
        expect(answer.headers['retry-after']).toBe('5');
      }
      expect((await server.inject({ url: '/health' })).statusCode).toBe(200);

      await proxy?.mend();
      await expect.poll(ready, recovery).toBe(200);
      expect((await like()).statusCode).toBe(200);
      expect((await member.get(`/news/${ids.news.newest}`)).statusCode).toBe(200);
      if (!onPostgres) expect(await hung).toBeInstanceOf(Error);
    },
  );

  it('that loses a connection in the middle of a transaction rolls back and goes on', { timeout: 40_000 }, async () => {
    const { pool } = server.database;
    const client = await pool.connect();
    await client.query('begin');
    await client.query("insert into secrets values ('half', '1')");
    if (onPostgres) {
      await proxy!.cut();
      await proxy!.mend();
    }
    client.release(new Error('lost'));
    await expect
      .poll(
        () =>
          pool.query("select 1 from secrets where name = 'half'").then(
            ({ rowCount }) => rowCount,
            () => -1,
          ),
        recovery,
      )
      .toBe(0);
  });

  it.runIf(onPostgres)(
    'that loses more connections during "begin" than its pool has is ready again at once',
    { timeout: 40_000 },
    async () => {
      const member = await server.login('member');
      const comment = () => member.post('/comments', { type: 'news', id: ids.news.newest, text: 'Bin dabei', key: randomUUID() });
      // The first of two is repeated unnoticed.
      const left = proxy!.fault(/begin/, 'cut', 24);
      for (let lost = 0; lost < 12; lost += 1) expect((await comment()).statusCode).toBe(503);
      expect(left()).toBe(0);
      expect(await ready()).toBe(200);
      expect((await comment()).statusCode).toBe(201);
    },
  );
});
