import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { browserOf } from '../../../test/authorisation/actors.ts';
import { testServer } from '../../../test/harness.ts';
import { type AppOptions, buildApp } from '../../app.ts';
import { createFeatures } from '../../features.ts';
import { listen } from '../realtime/realtime.test-helpers.ts';

const server = await testServer();
const address = await listen(server.app);
const clients: Socket[] = [];
afterEach(() => clients.splice(0).forEach((socket) => socket.destroy()));
afterAll(() => server.close());

const path = '/api/v2/realtime';
const good = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
};

interface Handshake {
  line?: string;
  headers?: Record<string, string | undefined>;
  body?: string;
}

/** A client that keeps its own side of the connection open, as one that means harm does. */
async function dial(where: string): Promise<Socket> {
  const socket = connect({ port: Number(new URL(where).port), host: '127.0.0.1', allowHalfOpen: true });
  clients.push(socket.on('error', () => undefined));
  await once(socket, 'connect');
  return socket;
}

/** Sends a handshake. Answers what came, as soon as the server has ended the connection. */
async function handshake({ line = `GET ${path}`, headers = {}, body = '' }: Handshake, where = address): Promise<string> {
  const socket = await dial(where);
  const fields = Object.entries({ Host: new URL(where).host, ...good, ...headers }).filter(([, value]) => value !== undefined);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = Promise.race([once(socket, 'end'), once(socket, 'close')]);
  socket.write(`${line} HTTP/1.1\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`);
  await Promise.race([
    ended,
    delay(3_000).then(() => Promise.reject(new Error(`${line}: still open after ${String(Buffer.concat(chunks))}`))),
  ]);
  return Buffer.concat(chunks).toString();
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
const connections = () => new Promise<number>((resolve) => server.app.server.getConnections((_error, count) => resolve(count)));

const own = (cookies: Map<string, string>) => ({
  Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  Origin: address,
});

describe('a handshake that is refused ends its connection', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'])('with the method %s', async (method) => {
    expect(statusOf(await handshake({ line: `${method} ${path}` }))).toBe(404);
    const body = { 'Content-Length': '5', 'Content-Type': 'application/json' };
    expect(statusOf(await handshake({ line: `${method} ${path}`, headers: body }))).toBe(404);
    expect(statusOf(await handshake({ line: `${method} ${path}`, headers: body, body: '{"a":' }))).toBe(404);
  });

  it.each(['/', '/health', '/api/v2/menu', `${path}/`, `${path}/a`, `${path}%00`, '/api/v2/%zz', `//${path}`])(
    'for the path %s',
    async (other) => {
      expect(statusOf(await handshake({ line: `GET ${other}` }))).toBe(404);
    },
  );

  it('without a session, with a forged one, from another site’s page', async () => {
    const { cookies } = await browserOf(server, 'member');
    expect(statusOf(await handshake({}))).toBe(401);
    expect(statusOf(await handshake({ headers: { Cookie: `foyer_session=${'A'.repeat(43)}` } }))).toBe(401);
    expect(statusOf(await handshake({ headers: { ...own(cookies), Origin: 'https://evil.example' } }))).toBe(403);
    expect(statusOf(await handshake({ line: `GET ${path}?%zz=%` }))).toBe(401);
    expect(statusOf(await handshake({ headers: { Host: 'a b' } }))).toBe(400);
  });

  it.each([
    ['without a key', { 'Sec-WebSocket-Key': undefined }],
    ['with a key that is none', { 'Sec-WebSocket-Key': 'x' }],
    ['with an unknown version', { 'Sec-WebSocket-Version': '7' }],
    ['with a broken subprotocol', { 'Sec-WebSocket-Protocol': ',,' }],
  ])('by a member %s', async (_name, headers) => {
    const { cookies } = await browserOf(server, 'member');
    expect(statusOf(await handshake({ headers: { ...own(cookies), ...headers } }))).toBe(400);
  });

  it('however many there are: the server stays reachable and keeps none', async () => {
    const lines = ['POST', 'PUT', 'DELETE', 'OPTIONS', 'GET'];
    const all = Array.from({ length: 400 }, (_, index) => handshake({ line: `${lines[index % lines.length]} ${path}` }));
    expect(new Set((await Promise.all(all)).map(statusOf))).toEqual(new Set([401, 404]));
    expect((await fetch(`${address}/health`)).status).toBe(200);
    clients.splice(0).forEach((socket) => socket.destroy());
    await expect.poll(() => connections()).toBeLessThan(5);
  });
});

describe('a handshake that does not finish', () => {
  const silent = pino({ level: 'silent' });

  /** A server in which no session is ever found. */
  async function hanging(unfinished: { count: number; ms: number }): Promise<FastifyInstance> {
    const features: AppOptions['features'] = async (context) => {
      const made = await createFeatures(context);
      return { ...made, sessions: { ...made.sessions, resolve: () => new Promise<never>(() => undefined) } };
    };
    return buildApp({ config: server.config, database: server.database, log: silent, features, realtime: { unfinished } });
  }

  it('is cut off in time', async () => {
    const app = await hanging({ count: 10, ms: 200 });
    expect(await handshake({ headers: { Cookie: 'foyer_session=a' } }, await listen(app))).toBe('');
    await app.close();
  });

  it('is one of few: others are asked to come later', async () => {
    const app = await hanging({ count: 3, ms: 60_000 });
    const where = await listen(app);
    const under = Array.from({ length: 3 }, () => handshake({ headers: { Cookie: 'foyer_session=a' } }, where).catch(() => ''));
    await expect.poll(() => handshake({}, where).then(statusOf)).toBe(503);
    // Nor do they keep the server from ending.
    const before = performance.now();
    await app.close();
    expect(performance.now() - before).toBeLessThan(2_000);
    expect(await Promise.all(under)).toEqual(['', '', '']);
  });
});
