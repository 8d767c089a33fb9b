// @embedded: stops the server
import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { browserOf } from '../test/authorisation/actors.ts';
import { testServer } from '../test/harness.ts';
import { buildApp, type Web } from './app.ts';
import { listen, open } from './platform/realtime/realtime.test-helpers.ts';
import { stopInOrder, stopTimes } from './stop-in-order.ts';
import { createInProcessFetch } from './web/in-process-fetch.ts';

const server = await testServer();
afterAll(() => server.close());

const log = pino({ level: 'silent' });
/** The database of all tests stays open. */
const database = { close: async () => undefined };
const quick = { graceMs: 300, requestsMs: 2_000, appMs: 6_000, totalMs: 7_000 };

/** A promise with its key. */
function gate() {
  let release = (): void => undefined;
  const opened = new Promise<void>((resolve) => (release = resolve));
  return { opened, release };
}

/** An application with a page that asks the API while it is rendered, but not before `waitFor`. */
async function start(waitFor: Promise<void> = Promise.resolve()): Promise<{ app: FastifyInstance; address: string }> {
  const web: Web = async (scope, { resolveCaller }) => {
    scope.get('/page', async (request, reply) => {
      await waitFor;
      const { status } = await createInProcessFetch(scope, resolveCaller)(request).fetch(new Request('http://localhost/api/v2/settings'));
      return reply.code(status).send('rendered');
    });
    scope.get('/endless', async (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200).write('x'.repeat(4_000_000));
    });
  };
  const app = await buildApp({ config: server.config, database: server.database, log, web });
  return { app, address: await listen(app) };
}

const status = (url: string): Promise<number | 'refused'> =>
  fetch(url).then(
    (answer) => answer.status,
    () => 'refused',
  );

const timed = async <T>(work: Promise<T>): Promise<{ result: T; ms: number }> => {
  const began = performance.now();
  return { result: await work, ms: performance.now() - began };
};

describe('stopping', () => {
  it('says so at /ready first, and answers new requests for a moment', async () => {
    const { app, address } = await start();
    expect(await status(`${address}/ready`)).toBe(200);
    const stopped = stopInOrder({ app, database }, log, { ...quick, graceMs: 1_000, requestsMs: 3_000 });
    expect(await status(`${address}/ready`)).toBe(503);
    const answer = await fetch(`${address}/page`);
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    await expect.poll(() => status(`${address}/ready`)).toBe('refused');
    expect(await stopped).toBe(0);
  });

  it('finishes pages that are being rendered, which go on asking the API', async () => {
    const { opened, release } = gate();
    const { app, address } = await start(opened);
    const page = fetch(`${address}/page`);
    await expect.poll(() => app.traffic.running()).toBe(1);
    const stopped = stopInOrder({ app, database }, log, { ...quick, graceMs: 0 });
    await expect.poll(() => status(`${address}/ready`)).toBe('refused');
    release();
    expect((await page).status).toBe(200);
    expect(await stopped).toBe(0);
  });

  it('takes no longer than the work in progress', async () => {
    const { app } = await start();
    const { result, ms } = await timed(stopInOrder({ app, database }, log, { ...quick, graceMs: 0 }));
    expect(result).toBe(0);
    expect(ms).toBeLessThan(quick.requestsMs);
  });

  it('cuts what does not finish, whatever is open', async () => {
    const { app, address } = await start(new Promise<never>(() => undefined));
    const port = Number(new URL(address).port);
    const dial = async (text: string) => {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined);
      await once(socket, 'connect');
      socket.pause().write(text);
      return socket;
    };
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';
    const sockets = [
      await dial(''),
      await dial('GET /health HTT'),
      await dial('POST /api/v2/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{'),
      await dial('GET /page HTTP/1.1\r\nHost: localhost\r\n\r\n'),
      await dial('GET /endless HTTP/1.1\r\nHost: localhost\r\n\r\n'),
      await dial(`POST /api/v2/realtime HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n`),
      await dial(`GET /nothing HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n`),
    ];
    const { cookies } = await browserOf(server, 'member');
    const mute = open(address, { cookies });
    await mute.hello;
    mute.socket.pause();
    await delay(100);
    const { result, ms } = await timed(stopInOrder({ app, database }, log, quick));
    expect(result).toBe(0);
    expect(ms).toBeGreaterThan(quick.graceMs);
    expect(ms).toBeLessThan(quick.appMs);
    sockets.forEach((socket) => socket.destroy());
    mute.socket.terminate();
  });

  it.each([
    ['hangs, as with a pool that waits for a lost connection', () => new Promise<never>(() => undefined)],
    ['fails', () => Promise.reject(new Error('lost'))],
  ])('ends with code 1 where the database %s', async (_name, close) => {
    const { app } = await start();
    const { result, ms } = await timed(
      stopInOrder({ app, database: { close } }, log, { graceMs: 0, requestsMs: 200, appMs: 1_500, totalMs: 2_000 }),
    );
    expect(result).toBe(1);
    expect(ms).toBeLessThan(2_500);
  });

  it('ends with code 1 where a part of the application hangs, and closes the database all the same', async () => {
    const app = await buildApp({
      ...{ config: server.config, database: server.database, log },
      web: async (scope) => void scope.addHook('onClose', () => new Promise<never>(() => undefined)),
    });
    await app.ready();
    let closed = false;
    const ending = { close: async () => void (closed = true) };
    expect(await stopInOrder({ app, database: ending }, log, { graceMs: 0, requestsMs: 200, appMs: 500, totalMs: 1_000 })).toBe(1);
    expect(closed).toBe(true);
  });

  it('takes 10 s in all', () => {
    expect(stopTimes.graceMs).toBeGreaterThanOrEqual(1_000);
    expect(stopTimes.totalMs).toBe(10_000);
  });
});
