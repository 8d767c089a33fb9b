import type { Schemas } from '@foyer/api';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { loadSecret } from '../../platform/db/secret.ts';
import { loginAttempts } from '../../shared/throttle/throttle.tables.ts';
import { newsletterSubscriptions } from './newsletter.tables.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';
import { outbox } from '../../platform/mail/mail.tables.ts';
import { createNewsletterTokens, type NewsletterTokens } from './newsletter.tokens.ts';

const server = await testServer({ env: { PUBLIC_URL: 'https://portal.example' } });
const { db } = server.database;
let tokens: NewsletterTokens;
const day = 24 * 60 * 60 * 1000;
const guestEmail = 'someone@guests.example';

async function setNewsletter(newsletter: object, orgId: string = ids.org): Promise<void> {
  const [org] = await db.select().from(orgs).where(eq(orgs.id, orgId));
  await db
    .update(orgs)
    .set({ settings: { ...org!.settings, newsletter } })
    .where(eq(orgs.id, orgId));
}

beforeAll(async () => {
  await setNewsletter({
    active: true,
    lists: [
      { key: 'news', title: { de_DE: 'Neues', en_GB: 'News' } },
      { key: 'events', title: { de_DE: 'Feste', en_GB: 'Events' } },
    ],
  });
  tokens = createNewsletterTokens(await loadSecret(db, 'newsletter'));
});
beforeEach(async () => {
  await db.delete(newsletterSubscriptions);
  await db.delete(outbox);
  await db.delete(loginAttempts);
});
afterAll(() => server.close());

const mails = () => db.select().from(outbox).orderBy(outbox.id);
const subscriptions = (email: string) => db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email));
const tokenIn = (url: unknown): string => String(url).split('=')[1]!;

async function subscribe(body: object, locale = 'de_DE') {
  const guest = await server.guest();
  return guest.post(`/newsletter/subscriptions?locale=${locale}`, body);
}

async function confirm(token: string): Promise<number> {
  const guest = await server.guest();
  return (await guest.post('/newsletter/confirm', { token })).statusCode;
}

/** As a mail program does it: no cookie, no token, whatever body. */
const unsubscribe = (token: string, type = 'application/x-www-form-urlencoded', payload = 'List-Unsubscribe=One-Click') =>
  server.inject({
    method: 'POST',
    url: `/api/v2/newsletter/unsubscribe?token=${token}`,
    headers: { host: 'localhost', 'content-type': type },
    payload,
  });

describe('a guest', () => {
  it('gets the newsletters after the mail’s link was followed, and a mail with the way out', async () => {
    const answer = await subscribe({ email: ' Someone@Guests.example'.trim(), lists: ['news', 'events'] }, 'en_GB');
    expect(answer.json()).toEqual({ status: 'mail_sent' });
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'newsletter_confirm', recipient: guestEmail, locale: 'en_GB', values: { lists: 'News, Events' } });
    expect(mail!.values['url']).toMatch(/^https:\/\/portal\.example\/en_GB\/login\?newsletter_confirm=[\w.-]+$/);
    expect((await subscriptions(guestEmail)).map(({ confirmedAt }) => confirmedAt)).toEqual([null, null]);

    expect(await confirm(tokenIn(mail!.values['url']))).toBe(204);
    expect((await subscriptions(guestEmail)).every(({ confirmedAt }) => confirmedAt !== null)).toBe(true);
    const [, welcome] = await mails();
    expect(welcome).toMatchObject({ kind: 'newsletter_welcome', recipient: guestEmail, values: { lists: 'News, Events' } });
    expect(welcome!.values['unsubscribe_url']).toMatch(/^https:\/\/portal\.example\/api\/v2\/newsletter\/unsubscribe\?token=[\w.-]+$/);
  });

  it('confirms twice without a second welcome', async () => {
    await subscribe({ email: guestEmail, lists: ['news'] });
    const token = tokenIn((await mails())[0]!.values['url']);
    expect([await confirm(token), await confirm(token)]).toEqual([204, 204]);
    expect(await mails()).toHaveLength(2);
  });

  it('is answered the same whether the address is known, a member’s or unknown', async () => {
    await db.insert(newsletterSubscriptions).values({
      ...{ id: 'known', orgId: ids.org, email: guestEmail, list: 'news', locale: 'de_DE', confirmedAt: new Date() },
    });
    for (const email of [guestEmail, 'member@aurelia.example', 'nobody@guests.example']) {
      const answer = await subscribe({ email, lists: ['news'] });
      expect([answer.statusCode, answer.body]).toEqual([200, JSON.stringify({ status: 'mail_sent' })]);
    }
    expect((await mails()).map(({ kind }) => kind)).toEqual(['newsletter_welcome', 'newsletter_confirm', 'newsletter_confirm']);
  });

  it.each<[string, () => string]>([
    ['a forged link', () => 'abc.def'],
    ['a link out of a newsletter', () => tokens.sign('unsubscribe', { orgId: ids.org, email: guestEmail, lists: ['news'] })],
    ['a link of last week', () => tokens.sign('confirm', { orgId: ids.org, email: guestEmail, lists: ['news'] }, Date.now() - 7 * day)],
    ['a link for lists that were never asked for', () => tokens.sign('confirm', { orgId: ids.org, email: guestEmail, lists: ['events'] })],
  ])('confirms nothing with %s', async (_, token) => {
    await subscribe({ email: guestEmail, lists: ['news'] });
    expect(await confirm(token())).toBe(410);
    expect((await subscriptions(guestEmail))[0]!.confirmedAt).toBeNull();
  });

  it.each([
    [{ lists: ['news'] }, 'email', 'required'],
    [{ email: 'nonsense', lists: ['news'] }, 'email', 'invalid_format'],
    [{ email: `${'x'.repeat(65)}@aurelia.example`, lists: ['news'] }, 'email', 'not_an_email'],
    [{ email: guestEmail, lists: ['secret'] }, 'lists', 'not_allowed'],
    [{ email: guestEmail, lists: [] }, 'lists', 'too_few'],
  ])('is refused with the reason for %j', async (body, field, code) => {
    const answer = await subscribe(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<Schemas['Problem']>().errors).toMatchObject([{ field, code }]);
    expect(await mails()).toEqual([]);
  });

  it('cannot flood an address with mails', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 4; count++) statuses.push((await subscribe({ email: guestEmail, lists: ['news'] })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await mails()).toHaveLength(3);
  });

  it('who never confirms is forgotten after a week', async () => {
    await db.insert(newsletterSubscriptions).values({
      ...{ id: 'old', orgId: ids.org, email: 'old@guests.example', list: 'news', locale: 'de_DE' },
      createdAt: new Date(Date.now() - 8 * day),
    });
    await subscribe({ email: guestEmail, lists: ['news'] });
    expect(await subscriptions('old@guests.example')).toEqual([]);
  });
});

describe('a member', () => {
  it('subscribes at once and only for their own address', async () => {
    const member = await server.login('member');
    const answer = await member.post('/newsletter/subscriptions', { email: guestEmail, lists: ['news'] });
    expect(answer.json()).toEqual({ status: 'subscribed' });
    expect(await subscriptions(guestEmail)).toEqual([]);
    expect(await subscriptions('member@aurelia.example')).toMatchObject([{ list: 'news', confirmedAt: expect.any(Date) as Date }]);
  });

  it('chooses lists, sees them and leaves them all', async () => {
    const member = await server.login('member');
    const chosen = await member.put('/newsletter/subscriptions?locale=en_GB', { lists: ['events'] });
    const expected = [
      { key: 'news', title: 'News', selected: false },
      { key: 'events', title: 'Events', selected: true },
    ];
    expect(chosen.json()).toEqual(expected);
    expect((await member.get('/newsletter/subscriptions?locale=en_GB')).json()).toEqual(expected);
    const none = await member.put('/newsletter/subscriptions', { lists: [] });
    expect(none.json<Schemas['NewsletterSubscription'][]>().some(({ selected }) => selected)).toBe(false);
  });

  it('cannot choose what is not offered; guests cannot look', async () => {
    const member = await server.login('member');
    expect((await member.put('/newsletter/subscriptions', { lists: ['secret'] })).statusCode).toBe(400);
    const guest = await server.guest();
    expect((await guest.get('/newsletter/subscriptions')).statusCode).toBe(401);
    expect((await guest.put('/newsletter/subscriptions', { lists: [] })).statusCode).toBe(401);
  });
});

describe('the way out', () => {
  const link = { orgId: ids.org, email: guestEmail, lists: ['news'] };
  beforeEach(async () => {
    const row = { orgId: ids.org, locale: 'de_DE', confirmedAt: new Date() } as const;
    await db.insert(newsletterSubscriptions).values([
      { ...row, id: 'a', email: guestEmail, list: 'news' },
      { ...row, id: 'b', email: guestEmail, list: 'events' },
      { ...row, id: 'c', email: 'other@guests.example', list: 'news' },
      { ...row, id: 'd', orgId: ids.otherOrg, email: guestEmail, list: 'news' },
    ]);
  });
  const left = async () => (await db.select().from(newsletterSubscriptions).orderBy(newsletterSubscriptions.id)).map(({ id }) => id);

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'],
  ])('is one click for mail programs that send %s', async (type, payload) => {
    expect((await unsubscribe(tokens.sign('unsubscribe', link), type, payload)).statusCode).toBe(204);
    expect(await left()).toEqual(['b', 'c', 'd']);
  });

  it('works years later, again and again, and from another site', async () => {
    const token = tokens.sign('unsubscribe', link, 0);
    expect([(await unsubscribe(token)).statusCode, (await unsubscribe(token)).statusCode]).toEqual([204, 204]);
    const member = await server.login('member');
    expect((await member.post(`/newsletter/unsubscribe?token=${token}`, undefined, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(
      204,
    );
    expect(await left()).toEqual(['b', 'c', 'd']);
  });

  it('is closed to forged links and to those that confirm', async () => {
    for (const token of ['abc.def', tokens.sign('confirm', link)]) expect((await unsubscribe(token)).statusCode).toBe(410);
    expect(await left()).toHaveLength(4);
  });

  it.each([
    ['', ''],
    ['&notification=1', '&notification=1'],
  ])('as a link%s changes nothing and leads to the portal’s question', async (query, kept) => {
    const token = tokens.sign('unsubscribe', link);
    const answer = await server.inject({ method: 'GET', url: `/api/v2/newsletter/unsubscribe?token=${token}${query}` });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `/de_DE?unsubscribe_token=${token}${kept}`]);
    const forged = await server.inject({ method: 'GET', url: `/api/v2/newsletter/unsubscribe?token=no${query}` });
    expect([forged.statusCode, forged.headers.location]).toEqual([302, `/de_DE?unsubscribe=0${kept}`]);
    expect(await left()).toHaveLength(4);
  });

  it('unsubscribed addresses cannot be confirmed back by an old mail', async () => {
    await unsubscribe(tokens.sign('unsubscribe', link));
    expect(await confirm(tokens.sign('confirm', link))).toBe(410);
    expect(
      await db
        .select()
        .from(newsletterSubscriptions)
        .where(and(eq(newsletterSubscriptions.id, 'a'))),
    ).toEqual([]);
  });
});

it('other calls still take JSON alone', async () => {
  const guest = await server.guest();
  const answer = await server.inject({
    method: 'POST',
    url: '/api/v2/newsletter/subscriptions',
    headers: { ...guest.headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: `email=${guestEmail}&lists=news`,
  });
  expect(answer.statusCode).toBe(415);
});

it('leads to the customer it comes from', async () => {
  await setNewsletter({ active: true, lists: [{ key: 'news', title: { de_DE: 'Neues' } }] }, ids.otherOrg);
  const guest = await server.guest();
  const answer = await guest.post('/newsletter/subscriptions', { email: guestEmail, lists: ['news'] }, { host: 'other.example' });
  expect(answer.statusCode).toBe(200);
  const [mail] = await mails();
  expect(mail!.values['url']).toMatch(/^https:\/\/other\.example\/de_DE\/login\?newsletter_confirm=/);
});

it('a customer without newsletter has none to subscribe to', async () => {
  await setNewsletter({ active: false, lists: [{ key: 'news', title: { de_DE: 'Neues' } }] });
  await expect.poll(async () => (await subscribe({ email: guestEmail, lists: ['news'] })).statusCode, { timeout: 3000 }).toBe(404);
  const member = await server.login('member');
  expect((await member.get('/newsletter/subscriptions')).json()).toEqual([]);
});
