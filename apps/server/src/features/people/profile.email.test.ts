// @embedded: confirming an address locks a member
import type { Schemas } from '@foyer/api';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids, password } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { loginAttempts } from '../../shared/throttle/throttle.tables.ts';
import { mailTokens } from '../../shared/identity/identity.tables.ts';
import { newsletterSubscriptions } from '../newsletter/newsletter.tables.ts';
import { outbox } from '../../platform/mail/mail.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { linkFor } from '../recovery/recovery.test-helpers.ts';
import { accountOf, confirmationOf, entriesAbout, mailsTo, setSettings } from './profile.test-helpers.ts';

const server = await testServer({ env: { PUBLIC_URL: 'https://portal.example' } });
afterAll(() => server.close());
const { db } = server.database;
const { member, editor, superadmin } = ids.users;
const old = 'member@aurelia.example';
const wanted = 'annika@neu.example';

beforeEach(async () => {
  await db.delete(loginAttempts);
  await db.delete(outbox);
  await db.delete(mailTokens);
  await db.update(users).set({ email: old, active: true }).where(eq(users.id, member));
});

const change = (browser: Browser, payload: object, id: string = member) => browser.send({ method: 'PATCH', url: `/users/${id}`, payload });
const ask = async (email = wanted) => {
  const me = await server.login('member');
  return { me, answer: await change(me, { email, current_password: password }) };
};
const confirm = async (link: object, browser?: Browser) => (browser ?? (await server.guest())).post('/auth/confirm_email', link);
const emailOf = async (id: string = member) => (await accountOf(server, id)).email;

describe('one’s own address', () => {
  it('waits until the link of a mail to the new one is followed', async () => {
    const { me, answer } = await ask(' Annika@Neu.example ');
    expect(answer.json()).toMatchObject({ email: old, pending_email: wanted });
    expect(await emailOf()).toBe(old);
    const colleague = await server.login('editor');
    expect((await colleague.get(`/users/${member}`)).json()).toMatchObject({ email: old, pending_email: null });
    const { url, link } = await confirmationOf(server, wanted);
    expect(url.origin + url.pathname).toBe('https://portal.example/de_DE/confirm_email');
    expect(JSON.stringify(await db.select().from(mailTokens))).not.toContain(link.hash);

    expect((await confirm(link)).statusCode).toBe(204);
    expect((await me.get(`/users/${member}`)).json()).toMatchObject({ email: wanted, pending_email: null });
    expect(await mailsTo(server, old)).toMatchObject([{ kind: 'email_changed' }]);
    expect((await entriesAbout(server, member)).slice(-2).map(({ action }) => action)).toEqual([
      'user.email_requested',
      'user.email_changed',
    ]);
    expect((await confirm(link)).json()).toMatchObject({ code: 'email_link_invalid' });
    expect((await (await server.guest()).post('/auth/login', { email: wanted, password })).statusCode).toBe(200);
  });

  it.each([
    [{ email: wanted }, 'current_password', 'required'],
    [{ email: wanted, current_password: 'wrong' }, 'current_password', 'wrong_password'],
    [{ email: 'no address', current_password: password }, 'email', 'not_an_email'],
    [{ email: 'a@b.example\nBcc: c@evil.example', current_password: password }, 'email', 'not_an_email'],
  ])('is refused with %j', async (body, field, code) => {
    const me = await server.login('member');
    const answer = await change(me, { ...body, birthday: '1977-07-07' });
    expect(answer.json<Schemas['Problem']>().errors).toMatchObject([{ field, code }]);
    expect(await db.select().from(outbox)).toEqual([]);
    expect((await accountOf(server, member)).birthday).not.toBe('1977-07-07');
  });

  it('keeps to the customer’s domains', async () => {
    await setSettings(server, { signup: { domains: ['aurelia.example'] } });
    const { answer } = await ask();
    expect(answer.json<Schemas['Problem']>().errors).toMatchObject([{ field: 'email', code: 'email_domain' }]);
    await setSettings(server, { signup: {} });
  });

  it('is withdrawn by the present one, which needs no password', async () => {
    const { me } = await ask();
    const { link } = await confirmationOf(server, wanted);
    expect((await change(me, { email: old })).json()).toMatchObject({ email: old, pending_email: null });
    expect((await confirm(link)).statusCode).toBe(400);
    expect(await emailOf()).toBe(old);
  });

  it('that is another member’s gets the same answer, and its owner the mail', async () => {
    const { answer: free } = await ask();
    const { answer: taken } = await ask('editor@aurelia.example');
    const shown = (answer: typeof free) => ({ ...answer.json<Schemas['Profile']>(), pending_email: null, status: answer.statusCode });
    expect(shown(taken)).toEqual(shown(free));
    expect(taken.json()).toMatchObject({ pending_email: 'editor@aurelia.example' });
    expect(await mailsTo(server, 'editor@aurelia.example')).toMatchObject([{ kind: 'email_taken', values: { name: 'Jonas Reiter' } }]);
  });

  it('cannot be asked for without end', async () => {
    const me = await server.login('member');
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await change(me, { email: `n${count}@neu.example`, current_password: password })).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});

describe('the link', () => {
  it.each([
    ['that is too old', () => db.update(mailTokens).set({ expiresAt: new Date(Date.now() - 1) })],
    ['of another purpose', () => db.update(mailTokens).set({ purpose: 'reset' })],
    ['of a disabled member', () => db.update(users).set({ active: false }).where(eq(users.id, member))],
    ['whose address became a member’s', () => db.update(users).set({ email: wanted }).where(eq(users.id, editor))],
  ])('%s changes nothing', async (_, spoil) => {
    await ask();
    const { link } = await confirmationOf(server, wanted);
    await spoil();
    expect((await confirm(link)).json()).toMatchObject({ code: 'email_link_invalid' });
    expect(await emailOf()).toBe(old);
    await db.update(users).set({ email: 'editor@aurelia.example' }).where(eq(users.id, editor));
  });

  it('of one is not another’s, nor another customer’s', async () => {
    await ask();
    const { link } = await confirmationOf(server, wanted);
    expect((await confirm({ ...link, user_id: editor })).statusCode).toBe(400);
    const elsewhere = await (await server.guest()).post('/auth/confirm_email', link, { host: 'other.example' });
    expect(elsewhere.statusCode).toBe(400);
    expect((await confirm(link)).statusCode).toBe(204);
  });

  it('of two at once counts once, ends links to new passwords, and takes the newsletters along', async () => {
    const reset = await linkFor(server, old);
    const row = { orgId: ids.org, locale: 'de_DE', confirmedAt: new Date() } as const;
    await db.insert(newsletterSubscriptions).values([
      { ...row, id: 'n1', email: old, list: 'news' },
      { ...row, id: 'n2', email: old, list: 'events' },
      { ...row, id: 'n3', email: wanted, list: 'news' },
    ]);
    await ask();
    const { link } = await confirmationOf(server, wanted);
    const both = await Promise.all([confirm(link), confirm(link)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400]);
    const lists = await db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, wanted));
    expect(lists.map(({ list }) => list).sort()).toEqual(['events', 'news']);
    const state = await (await server.guest()).get(`/auth/mailed_link?${new URLSearchParams({ purpose: 'reset', ...reset })}`);
    expect(state.json()).toEqual({ valid: false });
  });

  it('goes before a registration that waits for the same address', async () => {
    await ask();
    const { link } = await confirmationOf(server, wanted);
    const waiting = {
      id: 'waiting',
      orgId: ids.org,
      username: 'waiting',
      email: wanted,
      firstname: '',
      lastname: '',
      emailConfirmedAt: null,
    };
    await db.insert(users).values(waiting);
    expect((await confirm(link)).statusCode).toBe(204);
    expect(await emailOf()).toBe(wanted);
  });
});

describe('another member’s address', () => {
  it('is given at once by those who administer people, and the old one is notified', async () => {
    const boss = await server.login('superadmin');
    expect((await change(boss, { email: wanted })).json()).toMatchObject({ email: wanted });
    expect(await mailsTo(server, old)).toMatchObject([{ kind: 'email_changed' }]);
    expect(await mailsTo(server, wanted)).toEqual([]);
    expect((await entriesAbout(server, member)).at(-1)).toMatchObject({ action: 'user.changed', details: { fields: 'email' } });
    const taken = await change(boss, { email: 'editor@aurelia.example' });
    expect(taken.json<Schemas['Problem']>().errors).toMatchObject([{ field: 'email', code: 'taken' }]);
  });

  it('of one’s own waits for administrators, too', async () => {
    const boss = await server.login('superadmin');
    const answer = await change(boss, { email: 'chefin@neu.example', current_password: password }, superadmin);
    expect(answer.json()).toMatchObject({ email: 'superadmin@aurelia.example', pending_email: 'chefin@neu.example' });
  });
});

describe('the state of a link', () => {
  const stateOf = async (link: Record<string, string>, headers = {}) =>
    (await server.guest()).get(`/auth/mailed_link?${new URLSearchParams(link)}`, headers);

  it('is answered without using it up, and only for the very link', async () => {
    await ask();
    const { link } = await confirmationOf(server, wanted);
    const good = { purpose: 'email', ...link };
    expect((await stateOf(good)).json()).toEqual({ valid: true });
    expect((await stateOf(good)).json()).toEqual({ valid: true });
    for (const wrong of [{ purpose: 'reset' }, { user_id: editor }, { hash: 'x'.repeat(43) }])
      expect((await stateOf({ ...good, ...wrong })).json()).toEqual({ valid: false });
    expect((await stateOf(good, { host: 'other.example' })).json()).toEqual({ valid: false });
    await db
      .update(mailTokens)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(and(eq(mailTokens.userId, member), eq(mailTokens.purpose, 'email')));
    expect((await stateOf(good)).json()).toEqual({ valid: false });
  });
});
