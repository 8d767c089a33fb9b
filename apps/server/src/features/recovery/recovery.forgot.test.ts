import { and, eq, like, or, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { loginAttempts } from '../../shared/throttle/throttle.tables.ts';
import { mailTokens } from '../../shared/identity/identity.tables.ts';
import { outbox } from '../../platform/mail/mail.tables.ts';
import { userIdentities } from '../auth/auth.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { lastLink, linkFor, mailsTo, tryForgot } from './recovery.test-helpers.ts';

const server = await testServer({ env: { PUBLIC_URL: 'https://portal.example' } });
afterAll(() => server.close());
const { db } = server.database;
const known = 'member@aurelia.example';
const unknown = 'nobody@aurelia.example';

beforeAll(async () => {
  const person = { orgId: ids.org, firstname: 'A', lastname: 'B' };
  await db.insert(users).values([
    { ...person, id: 'u-disabled', username: 'disabled', email: 'disabled@aurelia.example', passwordHash: 'x', active: false },
    { ...person, id: 'u-pending', username: 'pending', email: 'pending@aurelia.example', passwordHash: 'x', emailConfirmedAt: null },
    { ...person, id: 'u-sso', username: 'sso', email: 'sso@aurelia.example' },
    { ...person, id: 'u-social', username: 'social', email: 'social@aurelia.example' },
  ]);
  await db.insert(userIdentities).values([
    { orgId: ids.org, userId: 'u-sso', provider: 'sso', issuer: 'https://id.example', subject: '1' },
    { orgId: ids.org, userId: 'u-social', provider: 'google', issuer: 'https://accounts.google.com', subject: '1' },
  ]);
});
beforeEach(async () => {
  await db.delete(loginAttempts);
  await db.delete(outbox);
  await db.delete(mailTokens);
});

describe('asking for a new password', () => {
  it('sends a link with the configured address, whatever host the request names, in the language of the page', async () => {
    const answer = await tryForgot(await server.guest(), ' Member@Aurelia.example ', undefined, {
      host: 'aurelia.example',
      'x-forwarded-host': 'evil.example',
      'accept-language': 'fr',
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe('');
    const [mail] = await mailsTo(server, known);
    expect(mail).toMatchObject({ kind: 'password_reset', locale: 'fr_FR', values: { name: 'Annika Berger', minutes: 30 } });
    const { url, user_id, hash } = await lastLink(server, known);
    expect(url.origin + url.pathname).toBe('https://portal.example/fr_FR/reset_password');
    expect(user_id).toBe(ids.users.member);
    expect(Buffer.from(hash, 'base64url')).toHaveLength(32);
  });

  it('gives a member who came by a service a password of their own', async () => {
    await tryForgot(await server.guest(), 'social@aurelia.example');
    expect((await lastLink(server, 'social@aurelia.example')).user_id).toBe('u-social');
  });

  it('of another customer leads to that customer’s own host', async () => {
    await tryForgot(await server.guest(), 'outsider@aurelia.example', undefined, { host: 'other.example' });
    expect((await lastLink(server, 'outsider@aurelia.example')).url.origin).toBe('https://other.example');
  });

  it('stores the token hashed, for half an hour', async () => {
    await tryForgot(await server.guest(), known);
    const rows = await db.select().from(mailTokens).where(eq(mailTokens.userId, ids.users.member));
    expect(rows).toHaveLength(1);
    const { hash } = await lastLink(server, known);
    expect(JSON.stringify(rows)).not.toContain(hash);
    const minutes = (rows[0]!.expiresAt.getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(30.1);
  });

  it.each([unknown, 'disabled@aurelia.example', 'pending@aurelia.example', 'sso@aurelia.example', 'outsider@aurelia.example'])(
    'answers %s as it answers everybody, and says by mail that there is nothing to reset',
    async (email) => {
      const [mine, other] = [await tryForgot(await server.guest(), known), await tryForgot(await server.guest(), email)];
      const shown = ({ statusCode, body, headers }: typeof mine) => ({ statusCode, body, names: Object.keys(headers).sort() });
      expect(shown(other)).toEqual(shown(mine));
      expect(await mailsTo(server, email)).toMatchObject([
        { kind: 'password_reset_unknown', values: { url: 'https://portal.example/de_DE/forgot_password' } },
      ]);
      expect(
        await db
          .select()
          .from(mailTokens)
          .where(sql`${mailTokens.userId} <> ${ids.users.member}`),
      ).toEqual([]);
    },
  );

  it.each([
    ['', 'blank'],
    ['   ', 'blank'],
    ['member', 'not_an_email'],
    ['a@b.example\r\nBcc: c@evil.example', 'not_an_email'],
    ['a@b.example, c@evil.example', 'not_an_email'],
    ['A <a@b.example>', 'not_an_email'],
    ['x'.repeat(255), 'too_long'],
    [7, 'wrong_type'],
  ])('names what is wrong with %j: %s', async (email, code) => {
    const answer = await tryForgot(await server.guest(), email);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation_failed', errors: [{ field: 'email', code }] });
    expect(await db.select().from(outbox)).toEqual([]);
  });

  it('is refused without the page’s token', async () => {
    const browser = await server.guest();
    const forged = await tryForgot(browser, known, undefined, { 'x-csrf-token': 'forged' });
    expect(forged.statusCode).toBe(403);
    expect(await db.select().from(outbox)).toEqual([]);
  });
});

describe('asking too often', () => {
  it.each([known, unknown])('is refused after five times by one client: %s', async (email) => {
    const browser = await server.guest();
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) statuses.push((await tryForgot(browser, email, '203.0.113.1')).statusCode);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429]);
    const refused = await tryForgot(browser, email, '203.0.113.1');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    expect((await tryForgot(browser, 'editor@aurelia.example', '203.0.113.1')).statusCode).toBe(204);
  });

  it('for a hundred addresses by one client slows it: members still get their first mail, strangers none', async () => {
    const browser = await server.guest();
    const ask = (index: number) => tryForgot(browser, `nobody-${index}@aurelia.example`, '203.0.113.2');
    const statuses = await Promise.all(Array.from({ length: 100 }, async (_, index) => (await ask(index)).statusCode));
    expect(statuses.every((status) => status === 204)).toBe(true);
    const shown = ({ statusCode, body, headers }: Awaited<ReturnType<typeof ask>>) => [statusCode, body, Object.keys(headers).sort()];
    const start = performance.now();
    const answers = [await tryForgot(browser, known, '203.0.113.2'), await ask(100), await tryForgot(browser, known, '203.0.113.2')];
    expect(performance.now() - start).toBeGreaterThan(595);
    expect(answers.map(shown)).toEqual(answers.map(() => shown(answers[0]!)));
    expect(await mailsTo(server, known)).toMatchObject([{ kind: 'password_reset', failedAt: null }]);
    expect(await mailsTo(server, 'nobody-100@aurelia.example')).toMatchObject([{ failedAt: expect.any(Date), sentAt: null }]);
  });

  it('lets a few of one client wait at the same time, and asks the others to come back', async () => {
    const browser = await server.guest();
    const ask = (index: number) => tryForgot(browser, `nobody-${index}@aurelia.example`, '203.0.113.4');
    const statuses = await Promise.all(Array.from({ length: 130 }, async (_, index) => (await ask(index)).statusCode));
    expect(statuses.filter((status) => status === 204).length).toBeGreaterThanOrEqual(100);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
  });

  it.each([known, unknown])('by many clients floods no mailbox, and says nothing of it: %s', async (email) => {
    const browser = await server.guest();
    for (let count = 0; count < 12; count += 1) expect((await tryForgot(browser, email, `203.0.114.${count}`)).statusCode).toBe(204);
    expect(await mailsTo(server, email)).toHaveLength(3);
    for (let round = 1; round < 6; round += 1) {
      await passHalfAnHour();
      for (let count = 0; count < 4; count += 1) await tryForgot(browser, email, `203.0.114.${count}`);
    }
    // Three a round until the day's ten beyond the first ones are used up.
    expect(await mailsTo(server, email)).toHaveLength(6 + 10);
  });
});

/** What is counted for half an hour, and shorter, is forgotten; links grow old. */
async function passHalfAnHour(): Promise<void> {
  const short = like(loginAttempts.key, 'recovery-mailbox:%');
  await db.delete(loginAttempts).where(or(short, like(loginAttempts.key, 'recovery-pair:%')));
  await db.update(mailTokens).set({ expiresAt: sql`${mailTokens.expiresAt} - interval '30 minutes'` });
}

describe('an owner whose mailbox strangers use up', () => {
  const flood = async (address: (count: number) => string) => {
    const browser = await server.guest();
    for (let count = 0; count < 20; count += 1) await tryForgot(browser, known, address(count));
  };
  const validLinks = () =>
    db
      .select()
      .from(mailTokens)
      .where(and(eq(mailTokens.userId, ids.users.member), sql`${mailTokens.expiresAt} > now()`));

  it.each([
    ['many clients', (count: number) => `203.0.116.${count}`],
    ['the same hotel', () => '203.0.117.1'],
  ])('by %s has a good link or gets one, at any hour of the day', async (_, address) => {
    for (let halfHour = 0; halfHour < 8; halfHour += 1) {
      const before = (await mailsTo(server, known)).length;
      if (halfHour % 2 === 0) await flood(address);
      const answer = await tryForgot(await server.guest(), known, '203.0.117.1');
      expect([204, 429]).toContain(answer.statusCode);
      expect((await mailsTo(server, known)).length).toBeGreaterThan(before);
      expect((await validLinks()).length).toBeGreaterThan(0);
      await passHalfAnHour();
    }
  });

  it('keeps the link they hold, whatever comes after it', async () => {
    const own = await linkFor(server, known);
    await flood((count) => `203.0.118.${count}`);
    expect((await validLinks()).length).toBeLessThanOrEqual(5);
    const query = new URLSearchParams({ purpose: 'reset', ...own });
    expect((await (await server.guest()).get(`/auth/mailed_link?${query}`)).json()).toEqual({ valid: true });
  });
});

it('the time of an answer does not reveal who has an account', async () => {
  const browser = await server.guest();
  const times: Record<string, number[]> = { known: [], unknown: [] };
  for (let round = 0; round < 40; round += 1) {
    for (const [name, email] of [
      ['known', known],
      ['unknown', unknown],
    ] as const) {
      const start = performance.now();
      await tryForgot(browser, email, `203.0.115.${round}`);
      times[name]!.push(performance.now() - start);
    }
    await db.delete(loginAttempts);
  }
  const typical = Object.values(times).map((values) => values.toSorted((a, b) => a - b)[10]!);
  expect(Math.max(...typical) / Math.min(...typical)).toBeLessThan(1.5);
});
