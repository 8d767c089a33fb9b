import { eq, like } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { ids, password } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { loginAttempts, sessions, users } from '../../db/schema.ts';
import { createThrottle } from './throttle.ts';
import { featuresWith, quickHash, tryLogin } from './auth.test-helpers.ts';

const server = await testServer({ features: featuresWith(quickHash) });
afterAll(() => server.close());

const { db } = server.database;
const guest = await server.guest();
const here = '198.51.100.1';
const elsewhere = '198.51.100.2';

beforeEach(() => db.delete(loginAttempts).then(() => undefined));

const attempt = async (username: string, attempted: string, address = here): Promise<number> =>
  (await tryLogin(await server.guest(), { username, password: attempted }, address)).statusCode;

async function fail(times: number, username: string, address = here): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) {
    statuses.push((await tryLogin(guest, { username, password: 'wrong' }, address)).statusCode);
  }
  return statuses;
}

describe('five failures per account and address', () => {
  it.each(['member', 'nobody', 'member@aurelia.example', 'x'.repeat(254)])('lock %s, known or not', async (username) => {
    expect(await fail(7, username)).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  it('lock a disabled user whose password is right, as they would any stranger', async () => {
    const mine = eq(users.id, ids.users.superadmin);
    await db.update(users).set({ active: false }).where(mine);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push(await attempt('superadmin', password));
    await db.update(users).set({ active: true }).where(mine);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await db.select().from(sessions).where(eq(sessions.userId, ids.users.superadmin))).toEqual([]);
  });

  it('are told with the time to wait', async () => {
    await fail(5, 'member');
    const answer = await tryLogin(guest, { username: 'member', password }, here);
    expect(answer.json()).toMatchObject({ status: 429, code: 'too_many_attempts', errors: [] });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(890);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(900);
    const { detail } = (
      await guest.send({
        method: 'POST',
        url: '/auth/login',
        payload: { username: 'member', password },
        remoteAddress: here,
        headers: { 'accept-language': 'en' },
      })
    ).json<{ detail: string }>();
    expect(detail).toContain('15 minutes');
  });

  it('lock the right password out too, in whatever case and with whatever spaces the name is written', async () => {
    await fail(5, 'member');
    expect(await attempt('member', password)).toBe(429);
    expect(await attempt(' MEMBER', password)).toBe(429);
  });

  it('lock neither other accounts nor other addresses', async () => {
    await fail(5, 'member');
    expect(await attempt('editor', password)).toBe(200);
    expect(await attempt('member', password, elsewhere)).toBe(200);
  });

  it('lock nobody of the same name at another customer', async () => {
    await fail(5, 'outsider');
    expect(await attempt('outsider', password)).toBe(429);
    const there = await tryLogin(await Browser.open(server.inject, 'other.example'), { username: 'outsider', password }, here);
    expect(there.statusCode).toBe(200);
  });

  it('count simultaneous guesses one by one', async () => {
    const statuses = await Promise.all(Array.from({ length: 20 }, () => tryLogin(guest, { username: 'member', password: 'wrong' }, here)));
    expect(statuses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(statuses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15);
  });

  it('are forgotten after a success, under each name of the account', async () => {
    await fail(4, 'member');
    await fail(5, 'member@aurelia.example');
    expect(await attempt('member', password)).toBe(200);
    expect(await fail(6, 'member')).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await attempt('member@aurelia.example', password)).toBe(200);
  });

  it('are over when their time is', async () => {
    await fail(6, 'member');
    await db.update(loginAttempts).set({ expire: Date.now() - 1 });
    expect(await fail(6, 'member')).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('are kept without saying whose they are', async () => {
    await fail(1, 'member');
    expect(JSON.stringify(await db.select().from(loginAttempts))).not.toContain('member');
  });
});

describe('a hundred failures per address', () => {
  const spray = (count: number, address: string) =>
    Promise.all(Array.from({ length: count }, (_, index) => tryLogin(guest, { username: `nobody-${index}`, password: 'wrong' }, address)));

  it('lock the address for every account, for up to an hour, and no other address', async () => {
    const sprayed = await spray(105, here);
    expect(sprayed.filter(({ statusCode }) => statusCode === 401)).toHaveLength(100);
    const answer = await tryLogin(guest, { username: 'member', password }, here);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(900);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(3600);
    expect(await attempt('member', password, elsewhere)).toBe(200);
  });

  it('lock all addresses of one IPv6 subscriber', async () => {
    await spray(100, '2001:db8:1:2::1');
    expect(await attempt('member', password, '2001:db8:1:2:ffff::9')).toBe(429);
    expect(await attempt('member', password, '2001:db8:1:3::1')).toBe(200);
  });

  it('do not count successes', async () => {
    await spray(99, here);
    for (let count = 0; count < 3; count += 1) expect(await attempt('editor', password)).toBe(200);
    expect(await attempt('member', 'wrong')).toBe(401);
    expect(await attempt('editor', password)).toBe(429);
  });

  it('leave the accounts tried meanwhile as they were', async () => {
    await spray(100, here);
    expect(await fail(6, 'member')).toEqual([429, 429, 429, 429, 429, 429]);
    await db.delete(loginAttempts).where(like(loginAttempts.key, 'address:%'));
    expect(await attempt('member', password)).toBe(200);
  });

  it('do not count attempts at an account that is locked already', async () => {
    await fail(5, 'member');
    await spray(94, here);
    await fail(10, 'member');
    expect(await attempt('editor', 'wrong')).toBe(401);
    expect(await attempt('editor', 'wrong')).toBe(429);
  });
});

// One database is enough for it.
it.runIf(inject('template').database)(
  'of 10,000 guesses at once from one address a hundred reach a password',
  { timeout: 120_000 },
  async () => {
    const throttle = createThrottle(server.database.pool);
    const guesses = Array.from({ length: 10_000 }, (_, index) => throttle.begin(ids.org, `nobody-${index % 500}`, here));
    const results = await Promise.allSettled(guesses);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(100);
    expect(await attempt('member', password, elsewhere)).toBe(200);
  },
);

describe('an onrush', () => {
  it('is answered 429 busy beyond two at work and fifty in line, and counts for nobody', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const slow = { ...quickHash, verify: (hash: string, attempted: string) => released.then(() => quickHash.verify(hash, attempted)) };
    const rushed = await testServer({ features: featuresWith(slow) });
    try {
      const browser = await rushed.guest();
      const answers = Array.from({ length: 60 }, (_, index) => {
        return tryLogin(browser, { username: `nobody-${index}`, password: 'wrong' }, `203.0.113.${index % 30}`);
      });
      const refused: string[] = [];
      for (const answer of answers)
        void answer.then(({ statusCode, headers }) => statusCode === 429 && refused.push(String(headers['retry-after'])));
      await expect.poll(() => refused).toEqual(Array.from({ length: 8 }, () => '5'));
      release();
      const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => status === 401)).toHaveLength(52);
      const counted = await rushed.database.db.select().from(loginAttempts);
      expect(counted.reduce((sum, { points }) => sum + points, 0)).toBe(2 * 52);
    } finally {
      release();
      await rushed.close();
    }
  });
});
