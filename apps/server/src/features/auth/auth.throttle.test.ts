import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { ids, password } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { loginAttempts } from '../../shared/throttle/throttle.tables.ts';
import { sessions } from '../../shared/identity/identity.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
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

describe('five failures per account', () => {
  it.each(['member', 'nobody', 'member@aurelia.example', 'x'.repeat(254)])('lock %s, known or not', async (username) => {
    expect(await fail(7, username)).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  it.each(['member', 'nobody'])('lock %s wherever they come from', async (username) => {
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) statuses.push(await attempt(username, 'wrong', `203.0.113.${count}`));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
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

  it('are answered with the time to wait', async () => {
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

  it.each(['de', 'en', 'fr', 'it', 'nl', 'ar'])(
    'say why, when to try again and what helps, the same for unknown names: %s',
    async (language) => {
      const details: string[] = [];
      for (const username of ['member', 'nobody']) {
        await fail(5, username);
        const payload = { username, password };
        const headers = { 'accept-language': language };
        const answer = await guest.send({ method: 'POST', url: '/auth/login', payload, remoteAddress: here, headers });
        details.push(answer.json<{ detail: string }>().detail);
      }
      expect(details[1]).toBe(details[0]);
      expect(details[0]).toMatch(/15/);
      expect(details[0]).toMatch(
        /Passwort vergessen|Forgot your password|Mot de passe oublié|Password dimenticata|Wachtwoord vergeten|نسيت كلمة المرور/,
      );
    },
  );

  it.each(['member', ' MEMBER', 'Member\u3000', '\uFF4Dember'])('lock the right password out too, written as "%s"', async (written) => {
    await fail(5, 'member');
    expect(await attempt(written, password)).toBe(429);
  });

  it('lock no other account', async () => {
    await fail(5, 'member');
    expect(await attempt('editor', password)).toBe(200);
  });

  it('lock no member of the same name at another customer', async () => {
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
    await fail(2, 'member');
    await fail(2, 'member@aurelia.example');
    expect(await attempt('member', password)).toBe(200);
    expect(await fail(6, 'member')).toEqual([401, 401, 401, 401, 401, 429]);
    await db.delete(loginAttempts);
    await fail(4, 'member@aurelia.example');
    expect(await attempt('member', password)).toBe(200);
    expect(await fail(6, 'member@aurelia.example')).toEqual([401, 401, 401, 401, 401, 429]);
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

describe('user name and address', () => {
  it.each([
    [3, 2],
    [0, 5],
    [4, 1],
  ])('are one account: after %i guesses by name and %i by address no password fits', async (byName, byAddress) => {
    await fail(byName, 'member');
    await fail(byAddress, 'member@aurelia.example');
    expect(await attempt('member', password)).not.toBe(200);
    expect(await attempt('member@aurelia.example', password)).not.toBe(200);
  });

  it('of a member are answered as two without an account, so that no guess reveals which belong together', async () => {
    const answers = async (name: string, address: string) => {
      const answered: [number, string][] = [];
      for (const one of [name, name, name, address, address, address, name, name, name, address, address, address]) {
        const answer = await tryLogin(guest, { username: one, password: 'wrong' }, here);
        answered.push([answer.statusCode, answer.json<{ detail: string }>().detail]);
      }
      return answered;
    };
    expect(await answers('member', 'member@aurelia.example')).toEqual(await answers('nobody', 'nobody@aurelia.example'));
  });
});

describe('an address from which a hundred wrong passwords came', () => {
  const spray = (count: number, address: string) =>
    Promise.all(Array.from({ length: count }, (_, index) => tryLogin(guest, { username: `nobody-${index}`, password: 'wrong' }, address)));

  it('still lets its members in, each wrong password making the next wait a little longer', async () => {
    expect((await spray(100, here)).every(({ statusCode }) => statusCode === 401)).toBe(true);
    const timed = async (username: string, attempted: string) => {
      const start = performance.now();
      return { status: await attempt(username, attempted), ms: performance.now() - start };
    };
    expect(await timed('editor', password)).toMatchObject({ status: 200 });
    expect(await fail(4, 'member')).toEqual([401, 401, 401, 401]);
    const slowed = await timed('editor', password);
    expect(slowed.status).toBe(200);
    expect(slowed.ms).toBeGreaterThan(495);
  });

  it('slows no other address', async () => {
    await spray(140, here);
    const start = performance.now();
    expect(await attempt('member', password, elsewhere)).toBe(200);
    expect(performance.now() - start).toBeLessThan(3_000);
  });
});

describe('an onrush', () => {
  it('is answered 429 busy beyond two at work and fifty in line, and counts for no account', async () => {
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
      expect(counted.reduce((sum, { points }) => sum + points, 0)).toBe(3 * 52);
    } finally {
      release();
      await rushed.close();
    }
  });
});
