// @embedded: notify and listen
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get } from 'node:http';
import { createConnection } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { findRedis } from '../../../test/redis.ts';
import { type AppOptions, buildApp } from '../../app.ts';
import { createAccountsService } from '../../features/accounts/index.ts';
import { sessions } from '../../shared/identity/identity.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { createFeatures } from '../../features.ts';
import { openDatabase } from '../db/database.ts';
import type { ConnectionHub } from './hub.ts';
import type { RealtimeMessage } from './messages.ts';
import { listen, open, type Page, refusal } from './realtime.test-helpers.ts';

const onPostgres = inject('template').database !== undefined;
/** The counts that came after a page had been brought up to date, which is with 0. */
const unreadMessages = (messages: readonly RealtimeMessage[]) =>
  messages.filter((message) => message.type === 'unread' && message.activities !== 0);

const realtime = { messages: { count: 5, ms: 60_000 }, perUser: 4 };

/** Makes features that leave the hub of their application here. */
const hubs: ConnectionHub[] = [];
const features: AppOptions['features'] = (context) => {
  hubs.push(context.realtime as ConnectionHub);
  return createFeatures(context);
};

const server = await testServer({ realtime, features });
const { database, config, app } = server;
const { db } = database;
const address = await listen(app);
const [hub] = hubs as [ConnectionHub];

const pages: Page[] = [];
afterEach(() => pages.splice(0).forEach(({ socket }) => socket.terminate()));
afterAll(() => server.close());

/** Another server on the same database. */
async function another(limits: AppOptions['realtime'] = {}, notifyUrl?: string): Promise<FastifyInstance> {
  return buildApp({ config: { ...config, notifyUrl }, database, log: pino({ level: 'silent' }), features, realtime: limits });
}

/** A browser of a member, begun without the work of a password. */
async function browserOf(userId: string = ids.users.member): Promise<Browser> {
  const token = randomBytes(32).toString('base64url');
  const id = createHash('sha256').update(token).digest('base64url');
  await db.insert(sessions).values({ id, userId, expiresAt: new Date(Date.now() + 3_600_000) });
  const browser = new Browser(server.inject);
  browser.cookies.set('foyer_session', token);
  await browser.get('/user/me');
  return browser;
}

async function connect(browser: Browser, where = address, options = {}): Promise<Page> {
  const page = open(where, browser, {}, options);
  pages.push(page);
  await page.hello;
  return page;
}

/** Waits for the end, for at most so long. */
const ended = (page: Page, ms = 2_000) => Promise.race([page.closed, delay(ms, 'still open' as const)]);
const sessionEnded = { code: 4001, reason: 'session ended' };

describe('a connection', () => {
  it('is refused to guests, to ended sessions and to pages of other sites', async () => {
    const browser = await browserOf();
    expect(await refusal(address)).toBe(401);
    expect(await refusal(address, { cookies: new Map([['foyer_session', 'A'.repeat(43)]]) })).toBe(401);
    for (const origin of ['https://evil.example', 'null', address.replace('http', 'https'), `${address}.evil.example`, null]) {
      expect([origin, await refusal(address, browser, { origin })]).toEqual([origin, 403]);
    }
    expect(await refusal(address, browser, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  });

  it('begins with a greeting', async () => {
    const browser = await browserOf();
    const page = await connect(browser);
    const [{ id } = { id: '' }] = (await browser.get('/user/me/sessions')).json<{ id: string; current: boolean }[]>();
    expect(page.messages.slice(0, 1)).toEqual([
      { type: 'hello', session: id, epoch: expect.any(String), serverTime: expect.stringMatching(/Z$/), heartbeat: 25 },
    ]);
    expect(page.socket.extensions).toBe('');
  });

  it('carries a member’s events to each of their pages and to no one else', async () => {
    const [member, editor] = [await browserOf(), await browserOf(ids.users.editor)];
    const [one, two, other] = [await connect(member), await connect(member), await connect(editor)];
    hub.publish(ids.users.member, { type: 'unread', activities: 3 });
    hub.publish(ids.users.editor, { type: 'unread', activities: 1 });
    await expect
      .poll(() => [one, two, other].map(({ messages }) => unreadMessages(messages)))
      .toEqual([[{ type: 'unread', activities: 3 }], [{ type: 'unread', activities: 3 }], [{ type: 'unread', activities: 1 }]]);
  });

  it('is one of few', async () => {
    const browser = await browserOf();
    for (let count = 0; count < realtime.perUser; count += 1) await connect(browser);
    const surplus = open(address, browser);
    expect(await ended(surplus)).toMatchObject({ code: 1013 });
    expect(surplus.messages).toEqual([]);
  });

  it('ends with a message that is too big, and with too many', async () => {
    const browser = await browserOf();
    const [big, many] = [await connect(browser), await connect(browser)];
    big.socket.send('x'.repeat(64 * 1024 + 1));
    expect(await ended(big)).toMatchObject({ code: 1009 });
    for (let count = 0; count <= realtime.messages.count; count += 1) many.socket.send('x');
    expect(await ended(many)).toMatchObject({ code: 1008 });
  });

  it('leaves other paths and protocols to HTTP', async () => {
    const answer = (path: string, upgrade: string) =>
      new Promise<number>((resolve, reject) => {
        const asked = get(`${address}${path}`, { headers: { connection: 'Upgrade', upgrade } }, ({ statusCode }) => resolve(statusCode!));
        asked.on('error', reject);
      });
    expect(await answer('/health', 'h2c')).toBe(200);
    expect(await answer('/api/v2/realtime', 'h2c')).toBe(401);
    expect(await answer('/health', 'websocket')).toBe(404);
  });
});

describe('the end of a session', () => {
  it('closes its pages at once: logged out, ended from the list, ended from elsewhere', async () => {
    const [leaving, lost, kept] = [await browserOf(), await browserOf(), await browserOf()];
    const [left, ending, staying] = [await connect(leaving), await connect(lost), await connect(kept)];
    await leaving.get('/auth/logout');
    expect(await ended(left, 500)).toEqual(sessionEnded);
    const { session } = (await ending.hello) as { session: string };
    await kept.delete(`/user/me/sessions/${session}`);
    expect(await ended(ending, 500)).toEqual(sessionEnded);
    expect(staying.socket.readyState).toBe(staying.socket.OPEN);
    const last = await connect(await browserOf());
    await kept.delete('/user/me/sessions');
    expect(await ended(last, 500)).toEqual(sessionEnded);
    expect(staying.socket.readyState).toBe(staying.socket.OPEN);
  });

  it('is found within two seconds however it was ended', async () => {
    const [disabled, expired] = [await connect(await browserOf(ids.users.editor)), await connect(await browserOf(ids.users.superadmin))];
    const other = await connect(await browserOf());
    await db.update(users).set({ active: false }).where(eq(users.id, ids.users.editor));
    await db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(sessions.userId, ids.users.superadmin));
    expect(await Promise.all([ended(disabled), ended(expired)])).toEqual([sessionEnded, sessionEnded]);
    expect(other.socket.readyState).toBe(other.socket.OPEN);
    await db.update(users).set({ active: true }).where(eq(users.id, ids.users.editor));
  });
});

describe('a reader', () => {
  it('that does not keep up is cut off before it costs memory', async () => {
    const page = await connect(await browserOf());
    page.socket.pause();
    const padding = 'x'.repeat(256 * 1024);
    let sent = 0;
    while (hub.isConnected(ids.users.member) && sent < 1_000) {
      hub.deliver(ids.users.member, { type: 'unread', activities: sent++, padding } as never);
      await new Promise(setImmediate);
    }
    expect(sent).toBeLessThan(1_000);
    page.socket.resume();
    expect(await ended(page)).toMatchObject({ code: 1006 });
    expect(page.messages.length).toBeLessThan(sent);
  });

  it('costs little also where fifty stand still', async () => {
    const other = await another({ perUser: 50 });
    const [where, hubThere] = [await listen(other), hubs.at(-1)!];
    const browser = await browserOf(ids.users.superadmin);
    const stalled = await Promise.all(Array.from({ length: 50 }, () => connect(browser, where)));
    for (const { socket } of stalled) socket.pause();
    const used = () => process.memoryUsage().arrayBuffers;
    const padding = 'x'.repeat(64 * 1024);
    let [least, most, sent] = [used(), 0, 0];
    for (; hubThere.isConnected(ids.users.superadmin) && sent < 1_000; sent += 1) {
      hubThere.deliver(ids.users.superadmin, { type: 'unread', activities: sent, padding } as never);
      await new Promise(setImmediate);
      [least, most] = [Math.min(least, used()), Math.max(most, used())];
    }
    expect(sent).toBeLessThan(1_000);
    expect(most - least).toBeLessThan(100 * 1024 * 1024);
    stalled.forEach(({ socket }) => socket.terminate());
    await other.close();
  });

  it('that gives no sign of life is taken for dead; others learn that the connection lives', async () => {
    const other = await another({ pingMs: 40, patienceMs: 200 });
    const where = await listen(other);
    const browser = await browserOf();
    const [dead, alive] = [await connect(browser, where, { autoPong: false }), await connect(browser, where)];
    expect(await ended(dead)).toMatchObject({ code: 1006 });
    expect(alive.messages).toContainEqual({ type: 'heartbeat' });
    expect(alive.socket.readyState).toBe(alive.socket.OPEN);
    await other.close();
  });
});

describe('a server that stops', () => {
  it('sends its pages away for different times, and does not wait for those that do not answer', async () => {
    const stopping = await another({ goodbyeMs: 100 });
    const where = await listen(stopping);
    const browser = await browserOf();
    const [one, two, mute] = [await connect(browser, where), await connect(browser, where), await connect(browser, where)];
    mute.socket.pause();
    const before = performance.now();
    await stopping.close();
    expect(performance.now() - before).toBeLessThan(2_000);
    const ends = await Promise.all([ended(one), ended(two)]);
    expect(ends).toEqual([1, 2].map(() => ({ code: 1012, reason: expect.stringMatching(/^\d{1,4}$/) })));
    expect(ends[0]).not.toEqual(ends[1]);
  });

  it('is not held up by a page that comes back meanwhile', async () => {
    const stopping = await another({ goodbyeMs: 300 });
    const where = await listen(stopping);
    const slow = await connect(await browserOf(), where);
    slow.socket.pause();
    // As a page behind a proxy that keeps its side of the connection open.
    const late = createConnection({ port: Number(new URL(where).port), host: '127.0.0.1', allowHalfOpen: true });
    await once(late, 'connect');
    const stopped = stopping.close();
    const key = randomBytes(16).toString('base64');
    late.write(
      `GET /api/v2/realtime HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    );
    const [answer] = (await once(late, 'data')) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1\.1 503 /);
    await stopped;
    late.destroy();
  });
});

describe.runIf(onPostgres)('two servers on one database', () => {
  let second: FastifyInstance;
  let elsewhere: string;
  beforeAll(async () => {
    second = await another();
    elsewhere = await listen(second);
  });
  afterAll(() => second?.close());

  it('pass events on once, at once, and also while the notify channel is broken', async () => {
    const browser = await browserOf();
    const [here, there] = [await connect(browser), await connect(browser, elsewhere)];
    const counts = ({ messages }: Page) => unreadMessages(messages).map((message) => (message as { activities?: number }).activities);
    hub.publish(ids.users.member, { type: 'unread', activities: 1 });
    await expect.poll(() => counts(there)).toEqual([1]);
    await database.pool.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'foyer notify channel'");
    hub.publish(ids.users.member, { type: 'unread', activities: 2 });
    await expect.poll(() => counts(there), { timeout: 2_000 }).toEqual([1, 2]);
    await delay(1_100);
    expect([counts(here), counts(there)]).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  it('both know within two seconds that a session has ended: in the other one, or from the command line', async () => {
    const [leaving, closed] = [await browserOf(), await browserOf(ids.users.editor)];
    const left = await connect(leaving, elsewhere);
    const both = [await connect(closed), await connect(closed, elsewhere)];
    await leaving.get('/auth/logout');
    expect(await ended(left)).toEqual(sessionEnded);
    const command = await openDatabase(config, pino({ level: 'silent' }));
    await createAccountsService({ db: command.db, config }).disable(ids.org, 'editor');
    await command.close();
    expect(await Promise.all(both.map((page) => ended(page)))).toEqual([sessionEnded, sessionEnded]);
  });
});

const redisUrl = onPostgres ? await findRedis() : undefined;

describe.runIf(redisUrl)('two servers that notify each other over Redis', () => {
  // Polling would find it only after the test.
  const late = { pollMs: 60_000 };

  it('pass events and the end of sessions on', async () => {
    const both = [await another(late, redisUrl), await another(late, redisUrl)] as const;
    const [hubHere, [here, there]] = [hubs.at(-2)!, [await listen(both[0]), await listen(both[1])]];
    const browser = await browserOf();
    const pages = [await connect(browser, here), await connect(browser, there)] as const;
    hubHere.publish(ids.users.member, { type: 'unread', activities: 3 });
    await expect.poll(() => unreadMessages(pages[1].messages)).toMatchObject([{ activities: 3 }]);
    const leaving = new Browser((request) => both[0].inject(request));
    for (const [name, value] of browser.cookies) leaving.cookies.set(name, value);
    await leaving.get('/auth/logout');
    expect(await Promise.all(pages.map((page) => ended(page)))).toEqual([sessionEnded, sessionEnded]);
    await Promise.all(both.map((each) => each.close()));
  });
});
