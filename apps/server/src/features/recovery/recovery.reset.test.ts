// @embedded: a reset locks a member, and its link in shared/identity
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ids, password } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { auditLog } from '../../shared/audit/audit.tables.ts';
import { loginAttempts } from '../../shared/throttle/throttle.tables.ts';
import { mailTokens, sessions } from '../../shared/identity/identity.tables.ts';
import { outbox } from '../../platform/mail/mail.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { tryLogin } from '../auth/auth.test-helpers.ts';
import { hashPassword } from '../../shared/identity/password.ts';
import { goodPassword, linkFor, mailsTo, tryForgot, tryReset } from './recovery.test-helpers.ts';

const server = await testServer();
afterAll(() => server.close());
const { db } = server.database;
const address = 'member@aurelia.example';
const passwordHash = await hashPassword(password);

beforeEach(async () => {
  for (const table of [loginAttempts, outbox, mailTokens, sessions, auditLog]) await db.delete(table);
  await db.update(users).set({ passwordHash, active: true });
});

const canLogIn = async (attempted: string): Promise<boolean> => {
  const answer = await tryLogin(await server.guest(), { username: 'member', password: attempted }, '192.0.2.9');
  return answer.statusCode === 200;
};
const stateOf = async (browser: { get(path: string): Promise<{ json(): unknown }> }) =>
  ((await browser.get('/user/me')).json() as { status: string }).status;

describe('the link of the mail', () => {
  it('sets the password, signs in here, ends every other session, and notifies by mail', async () => {
    const [elsewhere, other] = [await server.login('member'), await server.login('editor')];
    const link = await linkFor(server, address);
    const browser = await server.guest();
    const answer = await tryReset(browser, link);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ status: 'authenticated', user: { user_id: ids.users.member } });
    expect(await stateOf(browser)).toBe('authenticated');
    expect(await stateOf(elsewhere)).toBe('anonymous');
    expect(await stateOf(other)).toBe('authenticated');
    expect([await canLogIn(goodPassword), await canLogIn(password)]).toEqual([true, false]);
    expect((await mailsTo(server, address)).at(-1)).toMatchObject({
      kind: 'password_changed',
      values: { url: `${server.config.publicUrl}/de_DE/forgot_password` },
    });
    expect(await db.select().from(auditLog)).toMatchObject([
      { orgId: ids.org, action: 'password.reset', actorId: ids.users.member, subject: ids.users.member, details: null },
    ]);
    const [session] = await db.select().from(sessions).where(eq(sessions.userId, ids.users.member)).orderBy(sessions.createdAt);
    expect(session).toMatchObject({ via: 'reset' });
  });

  it('works once', async () => {
    const link = await linkFor(server, address);
    expect((await tryReset(await server.guest(), link)).statusCode).toBe(200);
    const again = await tryReset(await server.guest(), link, 'vier lila Gabeln tanzen');
    expect(again.statusCode).toBe(400);
    expect(again.json()).toMatchObject({ code: 'reset_link_invalid', errors: [] });
    expect(await canLogIn(goodPassword)).toBe(true);
  });

  it('works once even when used twice at the same time', async () => {
    const link = await linkFor(server, address);
    const browsers = await Promise.all([server.guest(), server.guest(), server.guest()]);
    const statuses = (await Promise.all(browsers.map((browser) => tryReset(browser, link)))).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 400, 400]);
  });

  it('stops working after half an hour', async () => {
    const link = await linkFor(server, address);
    await db.update(mailTokens).set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await tryReset(await server.guest(), link)).json()).toMatchObject({ code: 'reset_link_invalid' });
    expect(await canLogIn(password)).toBe(true);
  });

  it.each([
    ['ahead', 24],
    ['behind', -24],
  ])('lasts as long where the clock of this process is a day %s, and so do sessions', async (_, hours) => {
    const elsewhere = await server.login('editor');
    const link = await linkFor(server, address);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
    try {
      const browser = await server.guest();
      expect((await tryReset(browser, link)).statusCode).toBe(200);
      expect([await stateOf(browser), await stateOf(elsewhere)]).toEqual(['authenticated', 'authenticated']);
      const over = await linkFor(server, address);
      await db.update(mailTokens).set({ expiresAt: sql`now() - interval '1 second'` });
      expect((await tryReset(browser, over)).json()).toMatchObject({ code: 'reset_link_invalid' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('goes on working when newer ones are asked for, and stops when one of them was used', async () => {
    const [own, another] = [await linkFor(server, address), await linkFor(server, address)];
    for (let count = 0; count < 10; count += 1) await tryForgot(await server.guest(), address);
    expect((await tryReset(await server.guest(), own)).statusCode).toBe(200);
    expect((await tryReset(await server.guest(), another)).json()).toMatchObject({ code: 'reset_link_invalid' });
  });

  it('stops working when its user is disabled', async () => {
    const link = await linkFor(server, address);
    await db.update(users).set({ active: false }).where(eq(users.id, ids.users.member));
    expect((await tryReset(await server.guest(), link)).json()).toMatchObject({ code: 'reset_link_invalid' });
  });

  it('is good for no one else, at no other customer, and for no other purpose', async () => {
    const link = await linkFor(server, address);
    const guest = await server.guest();
    const payload = { ...link, new_password: goodPassword, new_password_confirm: goodPassword };
    const refusals = [
      await tryReset(guest, { ...link, user_id: ids.users.editor }),
      await tryReset(guest, { ...link, user_id: ids.users.outsider }),
      await tryReset(guest, { ...link, hash: 'A'.repeat(43) }),
      await tryReset(guest, { ...link, hash: `${link.hash}A` }),
      await tryReset(guest, { user_id: link.user_id }),
      await tryReset(guest, { hash: link.hash }),
      await tryReset(guest, {}),
      await guest.post('/auth/reset_password', payload, { host: 'other.example' }),
    ];
    expect(refusals.map((answer) => [answer.statusCode, answer.json<{ code: string }>().code])).toEqual(
      refusals.map(() => [400, 'reset_link_invalid']),
    );
    await db.update(mailTokens).set({ purpose: 'registration' });
    expect((await tryReset(guest, link)).json()).toMatchObject({ code: 'reset_link_invalid' });
    expect(await canLogIn(password)).toBe(true);
  });

  it('is not used up by a password that is refused', async () => {
    const link = await linkFor(server, address);
    const guest = await server.guest();
    for (const [attempted, code] of [
      ['kurz', 'too_short'],
      ['x'.repeat(257), 'too_long'],
      ['passwort1', 'common_password'],
      ['Annika Berger', 'same_as_name'],
      [address, 'same_as_name'],
    ] as const) {
      const answer = await tryReset(guest, link, attempted);
      expect(answer.json()).toMatchObject({ code: 'validation_failed', errors: [{ field: 'new_password', code }] });
    }
    const unequal = await tryReset(guest, link, goodPassword, 'something else');
    expect(unequal.json()).toMatchObject({ errors: [{ field: 'new_password_confirm', code: 'not_equal' }] });
    expect((await tryReset(guest, link, 'ü'.repeat(8) + goodPassword.repeat(2))).statusCode).toBe(200);
  });

  it('is refused without the page’s token', async () => {
    const link = await linkFor(server, address);
    const guest = await server.guest();
    const payload = { ...link, new_password: goodPassword, new_password_confirm: goodPassword };
    expect((await guest.post('/auth/reset_password', payload, { 'x-csrf-token': 'forged' })).statusCode).toBe(403);
    expect((await guest.post('/auth/reset_password', payload, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect(await canLogIn(password)).toBe(true);
  });

  it('is in no table in words', async () => {
    const link = await linkFor(server, address);
    await tryReset(await server.guest(), link);
    const tables = await Promise.all([mailTokens, users, sessions, auditLog].map((table) => db.select().from(table)));
    expect(JSON.stringify(tables)).not.toContain(link.hash);
    expect(JSON.stringify(tables)).not.toContain(goodPassword);
  });
});

describe('the current password', () => {
  it('changes it: a new session here, none elsewhere', async () => {
    const [browser, elsewhere] = [await server.login('member'), await server.login('member')];
    const before = new Map(browser.cookies);
    const answer = await tryReset(browser, { current_password: password });
    expect(answer.json()).toMatchObject({ status: 'authenticated' });
    expect(browser.cookies.get('foyer_session')).not.toBe(before.get('foyer_session'));
    expect(await stateOf(browser)).toBe('authenticated');
    expect(await stateOf(elsewhere)).toBe('anonymous');
    const thief = await server.guest();
    thief.cookies.set('foyer_session', before.get('foyer_session')!);
    expect(await stateOf(thief)).toBe('anonymous');
    expect(await canLogIn(goodPassword)).toBe(true);
    expect((await mailsTo(server, address)).map(({ kind }) => kind)).toEqual(['password_changed']);
    expect(await db.select().from(auditLog)).toMatchObject([{ action: 'password.changed' }]);
    const fresh = await browser.post('/auth/reset_password', {
      current_password: goodPassword,
      new_password: 'vier lila Gabeln tanzen',
      new_password_confirm: 'vier lila Gabeln tanzen',
    });
    expect(fresh.statusCode).toBe(200);
  });

  it('makes an open link worthless', async () => {
    const link = await linkFor(server, address);
    await tryReset(await server.login('member'), { current_password: password });
    expect((await tryReset(await server.guest(), link)).json()).toMatchObject({ code: 'reset_link_invalid' });
  });

  it('is tried five times and no more, and by that locks no login', async () => {
    const browser = await server.login('member');
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const answer = await tryReset(browser, { current_password: 'wrong' });
      if (count === 0) expect(answer.json()).toMatchObject({ errors: [{ field: 'current_password', code: 'wrong_password' }] });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await tryReset(browser, { current_password: password })).statusCode).toBe(429);
    const login = await tryLogin(await server.guest(), { username: 'member', password }, '198.51.100.251');
    expect(login.statusCode).toBe(200);
    expect(await stateOf(browser)).toBe('authenticated');
  });

  it('may not be kept', async () => {
    const answer = await tryReset(await server.login('member'), { current_password: password }, password);
    expect(answer.json()).toMatchObject({ errors: [{ field: 'new_password', code: 'same_as_before' }] });
  });

  it('needs a session, whatever link comes with it', async () => {
    const link = await linkFor(server, address);
    const guest = await server.guest();
    expect((await tryReset(guest, { ...link, current_password: password })).statusCode).toBe(401);
    expect((await tryReset(guest, { user_id: ids.users.member, current_password: password })).statusCode).toBe(401);
  });

  it('changes the asker’s own password alone', async () => {
    const answer = await tryReset(await server.login('member'), { user_id: ids.users.editor, current_password: password });
    expect(answer.json()).toMatchObject({ user: { user_id: ids.users.member } });
    const [editor] = await db.select().from(users).where(eq(users.id, ids.users.editor));
    expect(editor!.passwordHash).toBe(passwordHash);
  });

  it('of another customer’s member does not exist here', async () => {
    const browser = await server.guest();
    await browser.post('/auth/login', { username: 'outsider', password }, { host: 'other.example' });
    const payload = { current_password: password, new_password: goodPassword, new_password_confirm: goodPassword };
    const answer = await browser.post('/auth/reset_password', payload);
    expect([401, 403]).toContain(answer.statusCode);
  });
});
