import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { buildApp } from '../../app.ts';
import { loginAttempts } from '../../shared/throttle/throttle.tables.ts';
import { sessions } from '../../shared/identity/identity.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { createAuthRepository } from './auth.repository.ts';

const server = await testServer();
const { database, config } = server;
const { db } = database;

/** A second process on the same database, as far as caches go. */
let second: FastifyInstance;
beforeAll(async () => {
  second = await buildApp({ config, database, log: pino({ level: 'silent' }) });
});
afterAll(async () => {
  await second.close();
  await server.close();
});

const hour = 60 * 60 * 1000;
const protectedPath = '/likes?type=news&id=article-1';

/** The same browser, talking to the second process. */
function elsewhere(browser: Browser): Browser {
  const other = new Browser((options) => second.inject(options));
  for (const [name, value] of browser.cookies) other.cookies.set(name, value);
  return other;
}

/** How long in ms until the browser is refused. */
async function untilRefused(browser: Browser): Promise<number> {
  const start = performance.now();
  while ((await browser.get(protectedPath)).statusCode !== 401) {
    if (performance.now() - start > 10_000) throw new Error('Never refused');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return performance.now() - start;
}

describe('a session', () => {
  it('holds in every process', async () => {
    const browser = await server.login('member');
    expect((await elsewhere(browser).get(protectedPath)).statusCode).toBe(200);
  });

  it('ends at logout: at once here, within two seconds elsewhere', async () => {
    const browser = await server.login('member');
    const [copy, other] = [elsewhere(browser), elsewhere(browser)];
    await other.get(protectedPath);
    const answer = await browser.get('/auth/logout');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ status: 'anonymous', user: null, selected_language: 'de_DE' });

    const thief = new Browser(server.inject);
    for (const [name, value] of copy.cookies) thief.cookies.set(name, value);
    expect((await thief.get(protectedPath)).statusCode).toBe(401);
    expect(await untilRefused(other)).toBeLessThan(2_000);
    // The mark travels with this very answer, or other tabs would take the logout for an expired session; the next login takes it back.
    expect([...browser.cookies.keys()].sort()).toEqual(['csrf_token', 'foyer_devices', 'signed_out']);
    await browser.login('member');
    expect([...browser.cookies.keys()].sort()).toEqual(['csrf_token', 'foyer_devices', 'foyer_session']);
  });

  it('ends within two seconds, in every process, when its user is disabled', async () => {
    const browser = await server.login('editor');
    const other = elsewhere(browser);
    await Promise.all([browser.get(protectedPath), other.get(protectedPath)]);
    await db.update(users).set({ active: false }).where(eq(users.id, ids.users.editor));
    try {
      const times = await Promise.all([untilRefused(browser), untilRefused(other)]);
      expect(Math.max(...times)).toBeLessThan(2_000);
    } finally {
      await db.update(users).set({ active: true }).where(eq(users.id, ids.users.editor));
    }
  });

  it('ends when its time is over', async () => {
    const browser = await server.login('superadmin');
    await db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(sessions.userId, ids.users.superadmin));
    expect((await elsewhere(browser).get(protectedPath)).statusCode).toBe(401);
  });

  it('lives on while it is used, until thirty days after login', async () => {
    const browser = await server.login('superadmin');
    const mine = eq(sessions.userId, ids.users.superadmin);
    const login = new Date(Date.now() - 20 * 24 * hour);
    await db
      .update(sessions)
      .set({ createdAt: login, expiresAt: new Date(Date.now() + hour) })
      .where(mine);
    expect((await elsewhere(browser).get(protectedPath)).statusCode).toBe(200);
    const rows = await db.select().from(sessions).where(mine);
    expect(rows.map(({ expiresAt }) => expiresAt.getTime())).toContain(login.getTime() + 30 * 24 * hour);
  });

  it.each(['', 'x', 'A'.repeat(43), 'ü'.repeat(43), `${'A'.repeat(42)}'`, 'A'.repeat(5000)])(
    'is not found by the cookie %j',
    async (value) => {
      const browser = await server.guest();
      browser.cookies.set('foyer_session', encodeURIComponent(value));
      expect((await browser.get('/user/me')).json()).toMatchObject({ status: 'anonymous' });
      expect((await browser.get(protectedPath)).statusCode).toBe(401);
    },
  );

  it('of one customer’s member counts for nothing on another’s host', async () => {
    const browser = await server.login('member');
    expect((await browser.get(protectedPath, { host: 'other.example' })).statusCode).toBe(401);
    expect((await browser.get('/user/me', { host: 'other.example' })).json()).toMatchObject({ status: 'anonymous' });
  });
});

describe('logging out', () => {
  it('without a session does nothing', async () => {
    const answer = await (await server.guest()).get('/auth/logout');
    expect(answer.json()).toMatchObject({ status: 'anonymous' });
  });

  it('ends this session only', async () => {
    const [one, two] = [await server.login('member'), await server.login('member')];
    await one.get('/auth/logout');
    expect((await two.get(protectedPath)).statusCode).toBe(200);
  });

  it.each([
    ['cross-site', 403, 'authenticated'],
    ['same-site', 403, 'authenticated'],
    ['same-origin', 200, 'anonymous'],
    ['none', 200, 'anonymous'],
  ])('asked for by a page that is %s answers %i', async (site, status, after) => {
    const browser = await server.login('member');
    expect((await browser.get('/auth/logout', { 'sec-fetch-site': site })).statusCode).toBe(status);
    expect((await browser.get('/user/me')).json()).toMatchObject({ status: after });
  });
});

describe('user/me', () => {
  it('answers a guest, gives the CSRF cookie once and is never kept', async () => {
    const browser = new Browser(server.inject);
    const first = await browser.get('/user/me');
    expect(first.json()).toMatchObject({ status: 'anonymous', user: null, selected_language: 'de_DE' });
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.cookies.map(({ name }) => name)).toEqual(['csrf_token']);
    expect((await browser.get('/user/me')).headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['it_IT', 'it_IT'],
    ['xx_XX', 'de_DE'],
    ['__proto__', 'de_DE'],
    ['', 'de_DE'],
  ])('takes the language from the cookie: %j gives %s', async (chosen, expected) => {
    const browser = await server.guest();
    browser.cookies.set('language', chosen);
    expect((await browser.get('/user/me')).json()).toMatchObject({ selected_language: expected });
  });

  it('falls back on the language of the member’s profile', async () => {
    await db.update(users).set({ language: 'fr_FR' }).where(eq(users.id, ids.users.superadmin));
    const browser = await server.login('superadmin');
    expect((await browser.get('/user/me')).json()).toMatchObject({ selected_language: 'fr_FR' });
    browser.cookies.set('language', 'nl_NL');
    expect((await browser.get('/user/me')).json()).toMatchObject({ selected_language: 'nl_NL' });
  });
});

it('the sweep clears away what is over and nothing else', async () => {
  const now = new Date();
  const [past, future] = [new Date(now.getTime() - 1), new Date(now.getTime() + hour)];
  await db.delete(loginAttempts);
  await db.insert(sessions).values([
    { id: 'over', userId: ids.users.member, expiresAt: past },
    { id: 'running', userId: ids.users.member, expiresAt: future },
  ]);
  await db.insert(loginAttempts).values([
    { key: 'over', points: 1, expire: past.getTime() },
    { key: 'running', points: 1, expire: future.getTime() },
  ]);
  await createAuthRepository(db).deleteExpired(now);
  const kept = (await db.select({ id: sessions.id }).from(sessions)).map(({ id }) => id);
  expect(kept).toContain('running');
  expect(kept).not.toContain('over');
  expect((await db.select().from(loginAttempts)).map(({ key }) => key)).toEqual(['running']);
});
