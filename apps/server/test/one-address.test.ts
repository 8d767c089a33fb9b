import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loginAttempts } from '../src/shared/throttle/throttle.tables.ts';
import { orgs } from '../src/platform/orgs/orgs.tables.ts';
import type { Browser } from './browser.ts';
import { ids, password } from './fixture.ts';
import { testServer } from './harness.ts';

const server = await testServer();
afterAll(() => server.close());
const { db } = server.database;
const [hotel, elsewhere] = ['203.0.113.9', '198.51.100.7'];

beforeAll(async () => {
  const [org] = await db.select().from(orgs).where(eq(orgs.id, ids.org));
  const newsletter = { active: true, lists: [{ key: 'news', title: { de_DE: 'Neues' } }] };
  const settings = { ...org!.settings, signup: { ...org!.settings.signup, active: true }, newsletter };
  await db.update(orgs).set({ settings }).where(eq(orgs.id, ids.org));
});
beforeEach(() => db.delete(loginAttempts).then(() => undefined));

type Call = (browser: Browser, from: string) => Promise<LightMyRequestResponse>;

let last = 0;
const mailbox = () => `guest-${++last}@guests.example`;
const post =
  (url: string, payload: () => object): Call =>
  (browser, remoteAddress) =>
    browser.send({ method: 'POST', url, payload: payload(), remoteAddress });
const get =
  (url: () => string): Call =>
  (browser, remoteAddress) =>
    browser.send({ method: 'GET', url: url(), remoteAddress });

const login = post('/auth/login', () => ({ username: mailbox(), password: 'not-it-at-all' }));
const forgot = post('/auth/forgot_password', () => ({ email: mailbox() }));
const register = post('/users/new', () => ({ invoiceAddress: { email: mailbox(), password: 'drei-graue-Enten-im-Nebel' } }));
const resend = post('/auth/resend_confirmation', () => ({}));
const subscribe = post('/newsletter/subscriptions', () => ({ email: mailbox(), lists: ['news'] }));
const openLink = get(() => `/auth/mailed_link?purpose=reset&user_id=${ids.users.member}&hash=x`);
const choose = get(() => `/settings/consent?cdisc=${randomUUID()}&categories=1`);

/** What guests may do, the answer to it, and how often an hour an address may do it before it is slowed. */
const calls: [string, Call, number, number][] = [
  ['log in', login, 401, 100],
  ['ask for a new password', forgot, 204, 100],
  ['register', register, 200, 100],
  ['ask for the mail of a registration again', resend, 200, 100],
  ['subscribe to newsletters', subscribe, 200, 100],
  ['open a link of a mail', openLink, 200, 300],
  ['choose cookies', choose, 200, 300],
];

/** As if whatever has been counted so far had been done so often. */
const countedAs = (points: number) => db.update(loginAttempts).set({ points });

async function timed(work: () => Promise<LightMyRequestResponse>): Promise<[status: number, ms: number]> {
  const start = performance.now();
  const { statusCode } = await work();
  return [statusCode, performance.now() - start];
}

describe('a hotel, where others have used up what its address may', () => {
  it.each(calls)('can still %s, and waits for it', async (_, call, status, free) => {
    const guests = [await server.guest(), await server.guest()] as const;
    expect((await call(guests[0], hotel)).statusCode).toBe(status);
    await countedAs(free + 4);
    const [answered, ms] = await timed(() => call(guests[1], hotel));
    expect(answered).toBe(status);
    expect(ms).toBeGreaterThanOrEqual(499);
  });

  it('can still change an address of one’s own', async () => {
    const ask = (browser: Browser, id: string) =>
      browser.send({
        method: 'PATCH',
        url: `/users/${id}`,
        payload: { email: mailbox(), current_password: password },
        remoteAddress: hotel,
      });
    const [editor, member] = [await server.login('editor'), await server.login('member')];
    expect((await ask(editor, ids.users.editor)).statusCode).toBe(200);
    await countedAs(1_000);
    expect((await ask(member, ids.users.member)).statusCode).toBe(200);
  });
});

describe('one attacker', () => {
  it.each(calls)(
    'a client that would %s thirty times at once holds eight connections, and delays no other address',
    async (_, call, status, free) => {
      const browser = await server.guest();
      await call(browser, hotel);
      await countedAs(free + 4);
      const flood = Promise.all(Array.from({ length: 30 }, () => call(browser, hotel)));
      expect((await call(browser, elsewhere)).statusCode).toBe(status);
      const answers = await flood;
      expect(answers.filter(({ statusCode }) => statusCode === status)).toHaveLength(8);
      const refused = answers.filter(({ statusCode }) => statusCode === 429);
      expect(refused).toHaveLength(22);
      for (const answer of refused) {
        expect(answer.json()).toMatchObject({ code: 'busy' });
        expect(answer.headers['retry-after']).toBe('5');
      }
    },
  );
});
