import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { auditLog } from '../../shared/audit/audit.tables.ts';
import { loginAttempts } from '../../shared/throttle/throttle.tables.ts';
import { mailTokens, sessions } from '../../shared/identity/identity.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { verify } from '@node-rs/argon2';
import { accountOf, goodPassword, lastLink, mailsTo, registrationServer, tryConfirm, tryRegister } from './registration.test-helpers.ts';

const server = await registrationServer();
const strict = await registrationServer({ type: 'advanced', domains: ['aurelia.example'] }, { version: '2026-01', pageId: 'welcome' });
afterAll(async () => {
  await server.close();
  await strict.close();
});

const { db } = server.database;
const fieldsOf = (answer: { json(): { errors: { field: string; code: string }[] } }) =>
  answer.json().errors.map(({ field, code }) => [field, code]);

describe('registering', () => {
  it('begins an account that only the link of its mail opens, with a session', async () => {
    const email = 'mara.lindt@aurelia.example';
    const browser = await server.guest();
    const answer = await tryRegister(browser, { email: ' Mara.Lindt@Aurelia.example ' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'confirmation_sent', resend_after: 60, valid_hours: 24 });
    expect((await browser.get('/user/me')).json()).toMatchObject({ status: 'anonymous' });
    expect((await browser.post('/auth/login', { email, password: goodPassword })).statusCode).toBe(401);

    const link = await lastLink(server, email);
    expect(link.url.href).toMatch(/^http:\/\/localhost:\d+\/de_DE\/registration\/confirm\?user_id=[\w-]+&hash=[\w-]{43}$/);
    const csrf = browser.cookies.get('csrf_token');
    const confirmed = await tryConfirm(browser, link);
    expect(confirmed.statusCode).toBe(200);
    expect(confirmed.json()).toMatchObject({
      status: 'authenticated',
      user: { user_id: link.user_id, email, fullname: 'Mara Lindt', permissions: [] },
    });
    expect(browser.cookies.get('csrf_token')).not.toBe(csrf);
    expect(browser.cookies.has('foyer_registration')).toBe(false);
    expect((await browser.get('/user/me')).json()).toMatchObject({ status: 'authenticated', user: { email } });
    expect(await db.select({ via: sessions.via }).from(sessions).where(eq(sessions.userId, link.user_id))).toEqual([
      { via: 'registration' },
    ]);
    expect((await (await server.guest()).post('/auth/login', { username: 'mara.lindt', password: goodPassword })).statusCode).toBe(200);

    const entries = await db.select().from(auditLog).where(eq(auditLog.subject, link.user_id));
    expect(entries.map(({ action }) => action).sort()).toEqual(['registration.begun', 'registration.confirmed']);
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`${link.hash}|${goodPassword}`));
  });

  it('stores neither token nor password as they are', async () => {
    const email = 'stored@aurelia.example';
    await tryRegister(await server.guest(), { email });
    const { user_id, hash } = await lastLink(server, email);
    const rows = await db.select().from(mailTokens).where(eq(mailTokens.userId, user_id));
    expect(JSON.stringify(rows)).not.toContain(hash);
    expect(await verify(rows[0]!.registration!.passwordHash!, goodPassword)).toBe(true);
    expect(await accountOf(server, email)).toMatchObject({ passwordHash: null, emailConfirmedAt: null, firstname: '' });
    expect(rows[0]!.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 24 * 3_600_000);
  });

  it.each([
    ['no address', { email: 'mara' }, [['invoiceAddress.email', 'not_an_email']]],
    ['two addresses', { email: 'a@b.example,c@d.example' }, [['invoiceAddress.email', 'not_an_email']]],
    ['a short password', { password: 'Ente7!' }, [['invoiceAddress.password', 'too_short']]],
    ['a common password', { password: 'password123' }, [['invoiceAddress.password', 'common_password']]],
    ['a password of the address', { password: 'mara.lindt' }, [['invoiceAddress.password', 'same_as_name']]],
    ['an address for a name', { firstname: 'https://evil.example' }, [['invoiceAddress.firstname', 'not_a_name']]],
  ])('refuses %s', async (_, form, errors) => {
    const answer = await tryRegister(await server.guest(), form);
    expect(answer.statusCode).toBe(400);
    expect(fieldsOf(answer)).toEqual(errors);
  });

  it('asks for names, terms and an admitted domain where the customer does, all at once', async () => {
    const answer = await tryRegister(await strict.guest(), { email: 'mara@evil.example', lastname: '  ' });
    expect(fieldsOf(answer)).toEqual([
      ['invoiceAddress.firstname', 'required'],
      ['invoiceAddress.lastname', 'required'],
      ['invoiceAddress.email', 'email_domain'],
      ['agb_nda_accepted', 'terms_required'],
    ]);
    expect(answer.json<{ errors: { message: string }[] }>().errors[2]!.message).toContain('@aurelia.example');
  });

  it('keeps names and the terms that were agreed to', async () => {
    const email = 'jo@aurelia.example';
    const browser = await strict.guest();
    const form = { email, firstname: ' Jo ', lastname: "O'Neil", terms: true };
    expect(fieldsOf(await tryRegister(browser, { ...form, termsVersion: '2025-01' }))).toEqual([['agb_nda_accepted', 'terms_changed']]);
    expect((await tryRegister(browser, { ...form, termsVersion: '2026-01' })).statusCode).toBe(200);
    const confirmed = await tryConfirm(browser, await lastLink(strict, email));
    expect(confirmed.json()).toMatchObject({ status: 'authenticated', agb_nda_accepted: true, user: { fullname: "Jo O'Neil" } });
    const account = await accountOf(strict, email);
    expect(account).toMatchObject({ termsVersion: '2026-01', username: 'jo', language: 'de_DE' });
    expect(Date.now() - account!.termsAcceptedAt!.getTime()).toBeLessThan(60_000);
  });

  it('gives everybody a user name of their own', async () => {
    const emails = ['pat@one.example', 'pat@two.example', 'member@three.example'];
    for (const email of emails) {
      const browser = await server.guest();
      await tryRegister(browser, { email });
      await tryConfirm(browser, await lastLink(server, email));
    }
    const names = await Promise.all(emails.map(async (email) => (await accountOf(server, email))?.username));
    expect(names).toEqual(['pat', 'pat2', 'member2']);
  });

  it('takes the same address twice at once for one account', async () => {
    const email = 'twice@aurelia.example';
    const browsers = await Promise.all([server.guest(), server.guest()]);
    const answers = await Promise.all(browsers.map((browser) => tryRegister(browser, { email })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
    expect(await mailsTo(server, email)).toHaveLength(2);
  });

  it('writes in the language of the form, as far as the customer offers it', async () => {
    const email = 'sanne@aurelia.example';
    const browser = await server.guest();
    const payload = { invoiceAddress: { email, password: goodPassword }, locale: 'nl_NL' };
    await browser.post('/users/new', payload);
    expect((await lastLink(server, email)).url.pathname).toBe('/nl_NL/registration/confirm');
    expect(await mailsTo(server, email)).toMatchObject([
      { kind: 'registration_confirm', locale: 'nl_NL', values: { name: 'Sanne', hours: 24 } },
    ]);
  });

  it('leads to the customer’s own address, and holds for them alone', async () => {
    const other = await registrationServer({}, null, ids.otherOrg);
    try {
      const email = 'mara@other.example';
      const browser = await other.guest();
      const host = { host: 'other.example' };
      const body = { invoiceAddress: { email, password: goodPassword } };
      expect((await browser.post('/users/new', body)).statusCode).toBe(404);
      expect((await browser.post('/users/new', body, { ...host, 'x-forwarded-host': 'evil.example' })).statusCode).toBe(200);
      const link = await lastLink(other, email);
      expect(link.url.hostname).toBe('other.example');
      expect((await tryConfirm(browser, link)).statusCode).toBe(404);
      const confirmation = { user_id: link.user_id, hash: link.hash };
      expect((await browser.post('/auth/confirm_registration', confirmation, host)).statusCode).toBe(200);
    } finally {
      await other.close();
    }
  });

  it('is not to be had where the customer does not offer it', async () => {
    const closed = await testServer();
    try {
      const browser = await closed.guest();
      expect((await tryRegister(browser)).statusCode).toBe(404);
      expect((await browser.post('/auth/resend_confirmation')).statusCode).toBe(404);
      expect((await tryConfirm(browser, { user_id: ids.users.member, hash: 'x' })).statusCode).toBe(404);
    } finally {
      await closed.close();
    }
  });

  it('is refused without the CSRF header and from other sites', async () => {
    const browser = await server.guest();
    const body = { invoiceAddress: { email: 'csrf@aurelia.example', password: goodPassword } };
    const strangers: Record<string, string>[] = [{ 'x-csrf-token': '' }, { 'sec-fetch-site': 'cross-site' }];
    for (const headers of strangers) {
      expect((await browser.post('/users/new', body, headers)).statusCode).toBe(403);
      expect((await browser.post('/auth/confirm_registration', { user_id: 'a', hash: 'b' }, headers)).statusCode).toBe(403);
    }
    expect(await mailsTo(server, 'csrf@aurelia.example')).toEqual([]);
  });

  it('is slowed down per address and client', async () => {
    const browser = await server.guest();
    const email = 'often@aurelia.example';
    for (let round = 0; round < 5; round += 1) expect((await tryRegister(browser, { email }, '203.0.113.7')).statusCode).toBe(200);
    const refused = await tryRegister(browser, { email }, '203.0.113.7');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    expect((await tryRegister(browser, { email: 'member@aurelia.example' }, '203.0.113.7')).statusCode).toBe(200);
    for (let round = 0; round < 5; round += 1) expect((await tryRegister(browser, { email })).statusCode).toBe(200);
    expect((await tryRegister(browser, { email })).statusCode).toBe(429);
  });

  it('lets forms wait before passwords are judged, which is work', async () => {
    const client = '203.0.113.9';
    const form = async () => tryRegister(await server.guest(), { password: 'short' }, client);
    expect((await form()).statusCode).toBe(400);
    await server.database.db.update(loginAttempts).set({ points: 104 });
    const start = performance.now();
    expect((await form()).statusCode).toBe(400);
    expect(performance.now() - start).toBeGreaterThanOrEqual(499);
  });
});
