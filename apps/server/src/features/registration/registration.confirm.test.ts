import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { ids } from '../../../test/fixture.ts';
import { mailTokens } from '../../shared/identity/identity.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { createAuthRepository } from '../auth/auth.repository.ts';
import { accountOf, goodPassword, lastLink, mailsTo, registrationServer, tryConfirm, tryRegister } from './registration.test-helpers.ts';

const server = await registrationServer();
afterAll(() => server.close());
const { db } = server.database;

let last = 0;
/** Registers a new person; gives the browser, the address and the link. */
async function registered(password = goodPassword) {
  const email = `new-${++last}@aurelia.example`;
  const browser = await server.guest();
  await tryRegister(browser, { email, password });
  return { email, browser, link: await lastLink(server, email) };
}
const codeOf = (answer: { statusCode: number; json(): { code: string } }) => [answer.statusCode, answer.json().code];
const invalid = [400, 'registration_link_invalid'];

describe('a link', () => {
  it('is good once', async () => {
    const { browser, link } = await registered();
    expect((await tryConfirm(browser, link)).statusCode).toBe(200);
    expect(codeOf(await tryConfirm(browser, link))).toEqual(invalid);
    expect(codeOf(await tryConfirm(await server.guest(), link, goodPassword))).toEqual(invalid);
  });

  it('is good for one of two that follow it at once', async () => {
    const { browser, link } = await registered();
    const answers = await Promise.all([tryConfirm(browser, link), tryConfirm(browser, link)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('ends after its time', async () => {
    const { browser, link } = await registered();
    await db
      .update(mailTokens)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(mailTokens.userId, link.user_id));
    expect(codeOf(await tryConfirm(browser, link))).toEqual(invalid);
  });

  it('works for no other account', async () => {
    const [mine, yours] = [await registered(), await registered()];
    expect(codeOf(await tryConfirm(mine.browser, { user_id: mine.link.user_id, hash: yours.link.hash }))).toEqual(invalid);
    expect(codeOf(await tryConfirm(mine.browser, { user_id: ids.users.member, hash: mine.link.hash }))).toEqual(invalid);
    expect(codeOf(await tryConfirm(mine.browser, { user_id: mine.link.user_id, hash: 'guessed' }))).toEqual(invalid);
  });

  it('is none where it was made for a new password', async () => {
    const { browser, link } = await registered();
    await db.update(mailTokens).set({ purpose: 'reset' }).where(eq(mailTokens.userId, link.user_id));
    expect(codeOf(await tryConfirm(browser, link))).toEqual(invalid);
  });

  it('opens nothing that was disabled in the meantime', async () => {
    const { browser, link } = await registered();
    await db.update(users).set({ active: false }).where(eq(users.id, link.user_id));
    expect(codeOf(await tryConfirm(browser, link))).toEqual(invalid);
  });

  it('ends the session the browser had', async () => {
    const { link } = await registered();
    const colleague = await server.login('member');
    const old = new Map(colleague.cookies);
    expect((await tryConfirm(colleague, link, goodPassword)).statusCode).toBe(200);
    const thief = await server.guest();
    thief.cookies.set('foyer_session', old.get('foyer_session')!);
    expect((await thief.get('/user/me')).json()).toMatchObject({ status: 'anonymous' });
  });
});

describe('in another browser', () => {
  it('needs the password that was registered', async () => {
    const { link } = await registered();
    const phone = await server.guest();
    const asked = await tryConfirm(phone, link);
    expect(asked.json()).toMatchObject({ code: 'validation_failed', errors: [{ field: 'password', code: 'required' }] });
    const wrong = await tryConfirm(phone, link, 'not-the-password');
    expect(wrong.json()).toMatchObject({ code: 'validation_failed', errors: [{ field: 'password', code: 'not_the_password' }] });
    expect((await tryConfirm(phone, link, goodPassword)).json()).toMatchObject({ status: 'authenticated' });
  });

  it('cannot guess it', async () => {
    const { link } = await registered();
    const phone = await server.guest();
    for (let round = 0; round < 5; round += 1) expect((await tryConfirm(phone, link, `guess ${round}`)).statusCode).toBe(400);
    expect((await tryConfirm(phone, link, goodPassword)).statusCode).toBe(429);
  });
});

describe('an account that another person registers before its owner', () => {
  const theirs = 'hinterhalt-aus-dem-Nebel-9';

  it('is not opened by the owner’s click: they do not know its password', async () => {
    const { link, email } = await registered(theirs);
    const owner = await server.guest();
    expect((await tryConfirm(owner, link)).statusCode).toBe(400);
    expect((await tryConfirm(owner, link, goodPassword)).statusCode).toBe(400);
    expect((await accountOf(server, email))?.emailConfirmedAt).toBeNull();
  });

  it('has the password and the session of the link that was confirmed, and the other link ends', async () => {
    const { link, email, browser: attacker } = await registered(theirs);
    const owner = await server.guest();
    await tryRegister(owner, { email });
    expect((await tryConfirm(owner, await lastLink(server, email))).statusCode).toBe(200);
    expect(codeOf(await tryConfirm(attacker, link))).toEqual(invalid);
    expect((await attacker.post('/auth/login', { email, password: theirs })).statusCode).toBe(401);
    expect((await (await server.guest()).post('/auth/login', { email, password: goodPassword })).statusCode).toBe(200);
  });

  it('does not spoil the owner’s own link by coming after it', async () => {
    const { link, email, browser: owner } = await registered();
    await tryRegister(await server.guest(), { email, password: theirs });
    expect((await tryConfirm(owner, link)).statusCode).toBe(200);
    expect((await (await server.guest()).post('/auth/login', { email, password: theirs })).statusCode).toBe(401);
  });
});

describe('asking for the mail again', () => {
  it('sends another link to the browser that registered; both are good', async () => {
    const { email, browser, link } = await registered();
    const answer = await browser.post('/auth/resend_confirmation');
    expect(answer.json()).toEqual({ status: 'confirmation_sent', resend_after: 60, valid_hours: 24 });
    const second = await lastLink(server, email);
    expect(second.hash).not.toBe(link.hash);
    expect((await tryConfirm(browser, second)).statusCode).toBe(200);
    expect(codeOf(await tryConfirm(browser, link))).toEqual(invalid);
  });

  it('does nothing for other browsers, in the same words', async () => {
    const { email } = await registered();
    const answer = await (await server.guest()).post('/auth/resend_confirmation');
    expect(answer.json()).toEqual({ status: 'confirmation_sent', resend_after: 60, valid_hours: 24 });
    expect(await mailsTo(server, email)).toHaveLength(1);
  });

  it('notifies the owner of an account again', async () => {
    const browser = await server.guest();
    await tryRegister(browser, { email: 'editor@aurelia.example' });
    await browser.post('/auth/resend_confirmation');
    const mails = await mailsTo(server, 'editor@aurelia.example');
    expect(mails.map(({ kind }) => kind)).toEqual(['registration_exists', 'registration_exists']);
  });
});

describe('a registration that is not confirmed', () => {
  it('is forgotten after a week, unless its link is still good', async () => {
    const [old, young, repeated] = [await registered(), await registered(), await registered()];
    const week = 7 * 24 * 3_600_000;
    for (const { link } of [old, repeated]) {
      await db
        .update(users)
        .set({ createdAt: new Date(Date.now() - week - 1) })
        .where(eq(users.id, link.user_id));
    }
    await db
      .update(mailTokens)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(mailTokens.userId, old.link.user_id));
    await createAuthRepository(db).deleteExpired(new Date());
    expect(await accountOf(server, old.email)).toBeUndefined();
    expect(await accountOf(server, young.email)).toBeDefined();
    expect((await tryConfirm(repeated.browser, repeated.link)).statusCode).toBe(200);
    expect(await accountOf(server, 'member@aurelia.example')).toBeDefined();
  });
});
