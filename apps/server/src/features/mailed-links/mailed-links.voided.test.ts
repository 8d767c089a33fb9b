import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids, password } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { loginAttempts } from '../../shared/throttle/throttle.tables.ts';
import { mailTokens } from '../../shared/identity/identity.tables.ts';
import { outbox } from '../../platform/mail/mail.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { createAccountsService, importAccounts, readAccountsCsv } from '../accounts/index.ts';
import { hashPassword } from '../../shared/identity/password.ts';
import { setSettings } from '../people/profile.test-helpers.ts';
import { tokenIdOf } from '../../shared/identity/mailed-links.address.ts';
import { goodPassword, linkFor, tryReset } from '../recovery/recovery.test-helpers.ts';

type NewToken = typeof mailTokens.$inferInsert;
type Purpose = NewToken['purpose'];

/** What a link of a purpose holds, and the call that uses it. A new purpose does not compile, and fails, without its line. */
interface Case {
  row: Partial<NewToken>;
  use(browser: Browser, link: { user_id: string; hash: string }): Promise<{ statusCode: number }>;
}

const server = await testServer();
afterAll(() => server.close());
await setSettings(server, { signup: { active: true } });
const { db } = server.database;
const accounts = createAccountsService({ db, config: server.config });
const member = ids.users.member;
const address = 'member@aurelia.example';
const stolen = 'thief@evil.example';
const passwordHash = await hashPassword(password);
const pending = { passwordHash, firstname: 'T', lastname: 'F', locale: 'de_DE', termsVersion: null, termsAcceptedAt: null } as const;

const cases: Record<Purpose, Case> = {
  reset: { row: {}, use: (browser, link) => tryReset(browser, link, 'acht blaue Boote ankern') },
  email: { row: { email: stolen }, use: (browser, link) => browser.post('/auth/confirm_email', link) },
  registration: {
    row: { registration: pending },
    use: (browser, link) => browser.post('/auth/confirm_registration', { ...link, password }),
  },
};
const purposes = mailTokens.purpose.enumValues;

/** Mails the member a link of every purpose. */
async function leaveLinks(): Promise<Map<Purpose, { user_id: string; hash: string }>> {
  const links = new Map<Purpose, { user_id: string; hash: string }>();
  for (const purpose of purposes) {
    const hash = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + 600_000);
    await db.insert(mailTokens).values({ id: tokenIdOf(hash), userId: member, purpose, expiresAt, ...cases[purpose].row });
    links.set(purpose, { user_id: member, hash });
  }
  return links;
}

const validity = async (purpose: Purpose, link: { user_id: string; hash: string }): Promise<boolean> => {
  const query = new URLSearchParams({ purpose, ...link });
  return (await (await server.guest()).get(`/auth/mailed_link?${query}`)).json<{ valid: boolean }>().valid;
};

async function endASession(which: 'this one' | 'another'): Promise<void> {
  const [browser] = [await server.login('member'), await server.login('member')];
  const listed = (await browser.get('/user/me/sessions')).json<{ id: string; current: boolean }[]>();
  const { id } = listed.find(({ current }) => current === (which === 'this one'))!;
  expect((await browser.delete(`/user/me/sessions/${id}`)).statusCode).toBe(204);
}

async function importWith(email: string): Promise<void> {
  const file = readAccountsCsv(Buffer.from(`username;email;firstname;lastname\nmember;${email};Annika;Berger`));
  expect(await importAccounts(db, file, { orgId: ids.org, languages: ['de_DE'] })).toMatchObject({ updated: 1, faults: [] });
}

/** What takes an account back from a stranger. */
const events: Record<string, () => Promise<unknown>> = {
  'a new password by a link': async () =>
    expect((await tryReset(await server.guest(), await linkFor(server, address))).statusCode).toBe(200),
  'a new password by the current one': async () =>
    expect((await tryReset(await server.login('member'), { current_password: password })).statusCode).toBe(200),
  'closing the account': async () => {
    await accounts.disable(ids.org, 'member');
    await accounts.enable(ids.org, 'member');
  },
  'closing it on the command line': async () => {
    await accounts.disable(ids.org, 'member');
    await accounts.enable(ids.org, 'member');
  },
  'signing out another device': () => endASession('another'),
  'signing out this device on the list': () => endASession('this one'),
  'signing out everywhere else': async () =>
    expect((await (await server.login('member')).delete('/user/me/sessions')).statusCode).toBe(204),
  'another address by an administrator': async () => {
    const boss = await server.login('superadmin');
    const payload = { email: 'annika@neu.example' };
    expect((await boss.send({ method: 'PATCH', url: `/users/${member}`, payload })).statusCode).toBe(200);
  },
  'another address by a list': () => importWith('annika@liste.example'),
};

beforeEach(async () => {
  for (const table of [loginAttempts, outbox, mailTokens]) await db.delete(table);
  await db.update(users).set({ email: address, passwordHash, active: true }).where(eq(users.id, member));
});

it('every purpose has its case', () => {
  expect(Object.keys(cases).sort()).toEqual([...purposes].sort());
});

describe.each(Object.keys(events))('%s', (event) => {
  it('voids every link that waits, whatever it was for', async () => {
    const links = await leaveLinks();
    for (const [purpose, link] of links) expect([purpose, await validity(purpose, link)]).toEqual([purpose, true]);
    await events[event]!();
    for (const [purpose, link] of links) {
      expect([purpose, await validity(purpose, link)]).toEqual([purpose, false]);
      const { statusCode } = await cases[purpose].use(await server.guest(), link);
      expect([purpose, statusCode]).toEqual([purpose, 400]);
    }
    expect(await db.$count(mailTokens, eq(mailTokens.userId, member))).toBe(0);
    const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, member));
    expect(row!.email).not.toBe(stolen);
  });

  it('leaves the links of others alone', async () => {
    const expiresAt = new Date(Date.now() + 600_000);
    await db.insert(mailTokens).values({ id: 'theirs', userId: ids.users.editor, purpose: 'email', email: 'x@y.example', expiresAt });
    await events[event]!();
    expect(await db.$count(mailTokens, eq(mailTokens.userId, ids.users.editor))).toBe(1);
  });
});

it('a change of address that was asked for with the old password, while the new one was being set, is not left behind', async () => {
  const thief = await server.login('member');
  const link = await linkFor(server, address);
  const ask = () =>
    thief.send({ method: 'PATCH', url: `/users/${member}`, payload: { email: stolen, current_password: password } }).then(() => undefined);
  const asked: Promise<void>[] = [];
  const reset = tryReset(await server.guest(), link, goodPassword);
  for (let count = 0; count < 8; count += 1) {
    asked.push(ask());
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  expect((await reset).statusCode).toBe(200);
  await Promise.all(asked);
  expect(await db.$count(mailTokens, eq(mailTokens.userId, member))).toBe(0);
});

it('logging out leaves them: a link is opened on another device', async () => {
  const links = await leaveLinks();
  const browser = await server.login('member');
  await browser.get('/auth/logout');
  expect(await validity('email', links.get('email')!)).toBe(true);
});
