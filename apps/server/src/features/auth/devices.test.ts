import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { ids, password } from '../../../test/fixture.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { knownDevices, sessions } from '../../shared/identity/identity.tables.ts';
import { loginAttempts } from '../../shared/throttle/throttle.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { createAccountsService } from '../accounts/accounts.service.ts';
import { goodPassword, linkFor, tryReset } from '../recovery/recovery.test-helpers.ts';
import { tryLogin } from './auth.test-helpers.ts';
import { maxDevices } from '../../shared/identity/devices.repository.ts';
import { maxAccounts } from './devices.ts';
import { hashPassword } from '../../shared/identity/password.ts';

const server = await testServer();
afterAll(() => server.close());
const { db } = server.database;
const cookie = 'foyer_devices';
const passwordHash = await hashPassword(password);

beforeEach(async () => {
  for (const table of [loginAttempts, knownDevices, sessions]) await db.delete(table);
  await db.update(users).set({ passwordHash });
});

/** A browser that has logged in before, and logged out. */
async function known(username = 'member', browser?: Browser): Promise<Browser> {
  const own = browser ?? (await server.guest());
  expect((await tryLogin(own, { username, password })).statusCode).toBe(200);
  await own.get('/auth/logout');
  return own;
}
/** A stranger who locks the account for all devices that it does not know. */
async function attack(username = 'member'): Promise<void> {
  const stranger = await server.guest();
  for (let count = 0; count < 6; count += 1) await tryLogin(stranger, { username, password: 'wrong' }, `203.0.113.${count}`);
  expect(await enter(stranger, username)).toBe(429);
}
const enter = async (browser: Browser, username = 'member', attempted = password): Promise<number> =>
  (await tryLogin(browser, { username, password: attempted }, '203.0.113.99')).statusCode;

/** Another browser with the same cookie. */
async function copyOf(browser: Browser, host?: string): Promise<Browser> {
  const thief = await Browser.open(server.inject, host);
  thief.cookies.set(cookie, browser.cookies.get(cookie)!);
  return thief;
}

describe('a device that has logged in before', () => {
  it('lets its owner in while strangers guess, by name and by address', async () => {
    const [phone, desk] = [await known(), await known()];
    await attack();
    expect(await enter(phone)).toBe(200);
    expect((await tryLogin(desk, { email: 'member@aurelia.example', password })).statusCode).toBe(200);
  });

  it('is locked by its own failures alone, which lock no other', async () => {
    const [phone, desk] = [await known(), await known()];
    for (let count = 0; count < 5; count += 1) expect(await enter(phone, 'member', 'wrong')).toBe(401);
    expect(await enter(phone)).toBe(429);
    expect(await enter(desk)).toBe(200);
    expect(await enter(await server.guest())).toBe(200);
  });

  it('is known to several members who share it', async () => {
    const desk = await server.guest();
    for (const username of ['member', 'editor', 'superadmin']) await known(username, desk);
    for (const username of ['member', 'editor', 'superadmin']) {
      await attack(username);
      expect(await enter(desk, username)).toBe(200);
    }
  });

  it('counts for no other account and at no other customer', async () => {
    const phone = await known('editor');
    await attack('member');
    expect(await enter(phone, 'member')).toBe(429);
    await db.delete(loginAttempts);
    const there = await Browser.open(server.inject, 'other.example');
    await tryLogin(there, { username: 'outsider', password });
    const here = await server.guest();
    here.cookies.set(cookie, there.cookies.get(cookie)!);
    await attack('outsider');
    expect(await enter(here, 'outsider')).toBe(429);
  });

  it('is known for half a year', async () => {
    const phone = await known();
    await db.update(knownDevices).set({ expiresAt: sql`now() - interval '1 second'` });
    await attack();
    expect(await enter(phone)).toBe(429);
  });
});

describe('its cookie', () => {
  it('is for the server alone, opens nothing, and is hashed in the database', async () => {
    const secure = await testServer({ env: { PUBLIC_URL: 'https://portal.example' } });
    try {
      const answer = await tryLogin(await secure.guest(), { username: 'member', password });
      const set = [answer.headers['set-cookie']].flat().find((line) => line?.startsWith('__Host-foyer_devices='));
      expect(set).toMatch(/; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
      const [row] = await secure.database.db.select().from(knownDevices);
      expect(set).not.toContain(row!.id);
    } finally {
      await secure.close();
    }
    const thief = await copyOf(await known());
    expect((await thief.get('/user/me')).json()).toMatchObject({ status: 'anonymous' });
  });

  it('changes with each login: a copy of the old one is worthless', async () => {
    const phone = await known();
    const thief = await copyOf(phone);
    await known('member', phone);
    await attack();
    expect(await enter(thief)).toBe(429);
    expect(await enter(phone)).toBe(200);
    expect(await db.$count(knownDevices)).toBe(1);
  });

  it('that was stolen gives five guesses and no more, and locks no other device', async () => {
    const [phone, desk] = [await known(), await known()];
    const thief = await copyOf(phone);
    const statuses: number[] = [];
    for (let count = 0; count < 8; count += 1) statuses.push(await enter(thief, 'member', `wrong-${count}`));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect(await enter(desk)).toBe(200);
  });

  it('of many values, or of nonsense, is read up to a limit and no fault', async () => {
    const phone = await known();
    const good = phone.cookies.get(cookie)!;
    await attack();
    const forged = 'A'.repeat(32);
    for (const [value, status] of [
      [Array.from({ length: maxAccounts }, () => forged).join('.'), 429],
      [[...Array.from({ length: maxAccounts }, () => forged), good].join('.'), 429],
      [`${'.'.repeat(200)}${good}`, 429],
      ["');drop table known_devices;--", 429],
      ['%E0%A4%A', 429],
      [`${forged}.${good}`, 200],
    ] as const) {
      const thief = await server.guest();
      thief.cookies.set(cookie, value);
      expect([value, await enter(thief)]).toEqual([value, status]);
    }
  });

  it('holds a dozen accounts, and an account has twenty devices: the oldest are forgotten', async () => {
    const desk = await server.guest();
    desk.cookies.set(cookie, Array.from({ length: 30 }, (_, index) => String(index).padStart(32, 'x')).join('.'));
    await known('member', desk);
    expect(desk.cookies.get(cookie)!.split('.')).toHaveLength(maxAccounts);
    const first = await known('editor');
    const row = { userId: ids.users.editor, expiresAt: new Date(Date.now() + 60_000) };
    const later = sql`now() + interval '1 minute'`;
    await db.insert(knownDevices).values(Array.from({ length: 25 }, (_, index) => ({ ...row, id: `d${index}`, createdAt: later })));
    await known('editor');
    expect(await db.$count(knownDevices, eq(knownDevices.userId, ids.users.editor))).toBe(maxDevices);
    await attack('editor');
    expect(await enter(first, 'editor')).toBe(429);
  });
});

describe('a device is no longer known', () => {
  const accounts = createAccountsService({ db, config: server.config });
  const address = 'member@aurelia.example';
  const events: Record<string, (fixture: TestServer) => Promise<unknown>> = {
    'a new password by a link': async (all) => tryReset(await all.guest(), await linkFor(all, address)),
    'a new password by the current one': async (all) => tryReset(await all.login('member'), { current_password: password }),
    'closing the account': async () => {
      await accounts.disable(ids.org, 'member');
      await accounts.enable(ids.org, 'member');
    },
    'signing out everywhere else': async (all) => (await all.login('member')).delete('/user/me/sessions'),
  };

  it.each(Object.keys(events))('after %s', async (event) => {
    const phone = await known();
    await events[event]!(server);
    await db.update(users).set({ passwordHash });
    await attack();
    expect(await enter(phone)).toBe(429);
  });

  it.each(['/user/me/sessions', 'its own session of the list'])('but the one that signs out others is: %s', async (path) => {
    const [phone, desk] = [await server.login('member'), await server.login('member')];
    const listed = (await desk.get('/user/me/sessions')).json<{ id: string; current: boolean }[]>();
    const other = listed.find(({ current }) => !current)!;
    const old = await copyOf(phone);
    expect((await desk.delete(path.startsWith('/') ? path : `/user/me/sessions/${other.id}`)).statusCode).toBe(204);
    await attack();
    expect([await enter(old), await enter(desk)]).toEqual([429, 200]);
  });

  it('where a new password was set it is known again', async () => {
    const browser = await server.guest();
    await tryReset(browser, await linkFor(server, address));
    await browser.get('/auth/logout');
    await attackWith();
    expect(await enter(browser, 'member', goodPassword)).toBe(200);
  });
});

/** As `attack`, after the password has changed. */
async function attackWith(): Promise<void> {
  const stranger = await server.guest();
  for (let count = 0; count < 6; count += 1) await enter(stranger, 'member', 'wrong');
  expect(await enter(stranger, 'member', goodPassword)).toBe(429);
}

describe('a member who is signed in', () => {
  it('proves the password while strangers guess, has five tries, and locks no login by them', async () => {
    const [thief, owner] = [await server.login('member'), await server.login('member')];
    await attack();
    await db.delete(knownDevices);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await tryReset(thief, { current_password: 'wrong' })).statusCode);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await tryReset(owner, { current_password: password })).statusCode).toBe(200);
  });
});
