import { dayIn } from '@foyer/settings';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Schemas } from '@foyer/api';
import { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { activities } from '../activities/activities.tables.ts';
import { auditLog } from '../../shared/audit/audit.tables.ts';
import { news } from '../../shared/content/news.tables.ts';
import { newsConfirmations } from './confirmations.tables.ts';
import { users } from '../../shared/people/people.tables.ts';

type Confirmation = Schemas['NewsConfirmation'];
type Settings = Schemas['NewsConfirmationSettings'];

const server = await testServer();
const { db } = server.database;
const article = ids.news.newest;
let [member, editor, superadmin]: Browser[] = [];
beforeAll(async () => {
  [member, editor, superadmin] = [await server.login('member'), await server.login('editor'), await server.login('superadmin')];
});
afterAll(() => server.close());

const reset = { confirmationRequired: true, confirmationDueDay: null, contentVersion: 1, confirmationVersion: 1 };
beforeEach(async () => {
  await db.delete(newsConfirmations);
  await db.delete(activities);
  await db.delete(auditLog);
  await db.update(news).set(reset).where(eq(news.id, article));
});

const own = async (browser = member!) => (await browser.get(`/news/${article}/confirmation`)).json<Confirmation>();
const confirm = (version: unknown, browser = member!) => browser.put(`/news/${article}/confirmation`, { version });
const set = (change: object, browser = editor!) =>
  browser.put(`/news/${article}/confirmation_settings`, { required: true, due_day: null, ...change });
const settings = async () => (await editor!.get(`/news/${article}/confirmation_settings`)).json<Settings>();
const notified = async () =>
  (await db.select().from(activities).where(eq(activities.sentence, 'confirmation_asked'))).map(({ userId }) => userId).sort();

describe('a member', () => {
  it('confirms the version before them, once', async () => {
    expect(await own()).toEqual({ due_day: null, version: 1, confirmed_at: null });
    const first = (await confirm(1)).json<Confirmation>();
    expect(first.confirmed_at).toEqual(expect.any(String));
    const repeated = await Promise.all([1, 2, 3].map(async () => (await confirm(1)).json<Confirmation>()));
    expect(repeated).toEqual([first, first, first]);
    expect(await own()).toEqual(first);
    expect(await own(superadmin!)).toMatchObject({ confirmed_at: null });
  });

  it('does not confirm what they have not seen', async () => {
    await db
      .update(news)
      .set({ title: { de_DE: `Neu ${Math.random()}` } })
      .where(eq(news.id, article));
    const answer = await confirm(1);
    expect([answer.statusCode, answer.json<Schemas['Problem']>().code]).toEqual([409, 'content_changed']);
    expect((await confirm(9)).statusCode).toBe(409);
    expect(await own()).toMatchObject({ version: 2, confirmed_at: null });
    expect((await confirm(2)).statusCode).toBe(200);
  });

  it('stays confirmed when the article changes later, until it is asked again', async () => {
    await confirm(1);
    await db
      .update(news)
      .set({ title: { de_DE: `Neu ${Math.random()}` } })
      .where(eq(news.id, article));
    expect((await own()).confirmed_at).not.toBeNull();
    expect((await set({ ask_again: true })).json<Settings>()).toMatchObject({ version: 3, confirmed: 0 });
    expect(await own()).toMatchObject({ version: 3, confirmed_at: null });
    // What was confirmed before is kept as proof.
    expect(await db.select().from(newsConfirmations)).toMatchObject([{ userId: ids.users.member, asked: 1, version: 1 }]);
  });

  it.each([[undefined], ['1'], [0], [1.5], [10 ** 12]])('is refused the version %j, by its field', async (version) => {
    const answer = await confirm(version);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<Schemas['Problem']>().errors).toMatchObject([{ field: 'version' }]);
  });

  it('is asked for in every list that shows the article', async () => {
    const teaser = async () => {
      const { results } = (await member!.get('/news?limit=100')).json<Schemas['NewsList']>();
      return results.find(({ id }) => id === article);
    };
    await set({ due_day: '2999-12-31' });
    expect(await teaser()).toMatchObject({ confirmation: { due_day: '2999-12-31' } });
    await set({ required: false });
    expect(await teaser()).toMatchObject({ confirmation: null });
  });

  it('is asked nothing where the article asks for nothing', async () => {
    await db.update(news).set({ confirmationRequired: false }).where(eq(news.id, article));
    expect((await confirm(1)).statusCode).toBe(404);
    expect((await member!.get(`/news/${article}/confirmation`)).statusCode).toBe(404);
  });

  it('races an editor who asks again: confirmed is what was asked at that moment, or refused', async () => {
    const [answer] = await Promise.all([confirm(1), set({ ask_again: true })]);
    expect([200, 409]).toContain(answer.statusCode);
    expect(await own()).toMatchObject({ version: 2, confirmed_at: null });
  });
});

describe('what a member has confirmed of all that asks for it', () => {
  const ofAll = async (browser = member!) => {
    const answer = await browser.get('/user/me/confirmations');
    return answer.json<Schemas['OwnConfirmations']>().news_ids;
  };
  const change = (values: Partial<typeof news.$inferInsert>, id: string = article) => db.update(news).set(values).where(eq(news.id, id));

  it('is their own, the latest first', async () => {
    expect(await ofAll()).toEqual([]);
    await confirm(1);
    await change({ confirmationRequired: true }, ids.news.event);
    await member!.put(`/news/${ids.news.event}/confirmation`, { version: 1 });
    expect(await ofAll()).toEqual([ids.news.event, article]);
    expect([await ofAll(editor!), await ofAll(superadmin!)]).toEqual([[], []]);
    expect((await (await server.guest()).get('/user/me/confirmations')).statusCode).toBe(401);
    await change({ confirmationRequired: false }, ids.news.event);
  });

  it('leaves out what asks for nothing any more, or asks again, and what has come back counts again', async () => {
    await confirm(1);
    await set({ required: false });
    expect(await ofAll()).toEqual([]);
    await set({});
    expect(await ofAll()).toEqual([article]);
    await change({ title: { de_DE: `Neu ${Math.random()}` } });
    expect(await ofAll()).toEqual([article]);
    await set({ ask_again: true });
    expect(await ofAll()).toEqual([]);
    await confirm(3);
    expect(await ofAll()).toEqual([article]);
  });

  it('leaves out what they do not see, and what is another customer’s', async () => {
    const [{ publishDate }] = (await db.select().from(news).where(eq(news.id, article))) as [typeof news.$inferSelect];
    await confirm(1);
    await change({ publishDate: new Date('2999-01-01') });
    expect(await ofAll()).toEqual([]);
    await change({ publishDate });
    expect(await ofAll()).toEqual([article]);

    await change({ confirmationRequired: true }, ids.news.otherOrg);
    const row = { newsId: ids.news.otherOrg, asked: 1, version: 1 };
    await db.insert(newsConfirmations).values([ids.users.member, ids.users.outsider].map((userId) => ({ ...row, userId })));
    expect(await ofAll()).toEqual([article]);
    const outsider = await (await Browser.open(server.inject, 'other.example')).login('outsider');
    expect(await ofAll(outsider)).toEqual([ids.news.otherOrg]);
  });
});

describe('what a member has yet to confirm', () => {
  const list = async (browser = member!, query = '') =>
    (await browser.get(`/user/me/open_confirmations${query}`)).json<Schemas['OpenConfirmationList']>();
  const open = async (browser = member!) => (await list(browser)).results.map(({ news_id: id }) => id);
  const change = (values: Partial<typeof news.$inferInsert>, id: string = article) => db.update(news).set(values).where(eq(news.id, id));
  const others = [ids.news.event, ids.news.otherOrg];
  afterEach(() => change({ publishDate, expiresAt: null }));
  afterEach(() => db.update(news).set({ confirmationRequired: false, confirmationDueDay: null }).where(inArray(news.id, others)));
  let publishDate: Date;
  beforeAll(async () => {
    [{ publishDate }] = (await db.select().from(news).where(eq(news.id, article))) as [typeof news.$inferSelect];
  });

  it('is on the list until they have confirmed it, each their own', async () => {
    await set({ due_day: '2999-12-31' });
    const entry = { news_id: article, content_locale: 'de_DE', due_day: '2999-12-31', overdue: false };
    expect(await list(member!, '?locale=de_DE')).toMatchObject({ total: 1, results: [{ ...entry, title: expect.stringMatching(/./) }] });
    await confirm(1);
    expect(await list()).toMatchObject({ total: 0, results: [], pagination: { self: 1, last: 1, next: null } });
    expect([await open(editor!), await open(superadmin!)]).toEqual([[article], [article]]);
    await set({ ask_again: true });
    expect(await open()).toEqual([article]);
    await set({ required: false });
    expect([await open(), await open(editor!)]).toEqual([[], []]);
  });

  it('has what is due first before the others, marks what is overdue, and comes in pages', async () => {
    await change({ confirmationRequired: true, confirmationDueDay: '2020-01-01' }, ids.news.event);
    expect((await list()).results.map(({ news_id: id, overdue }) => [id, overdue])).toEqual([
      [ids.news.event, true],
      [article, false],
    ]);
    await change({ confirmationDueDay: '2019-12-31' });
    const second = await list(member!, '?limit=1&page=2');
    expect(second).toMatchObject({ total: 2, results: [{ news_id: ids.news.event }], pagination: { prev: 1, next: null, limit: 1 } });
    expect(await list(member!, '?limit=1&page=3')).toMatchObject({ total: 2, results: [] });
  });

  it('is not overdue on the day itself, which is the customer’s', async () => {
    await change({ confirmationDueDay: dayIn('Europe/Berlin', new Date()) });
    expect((await list()).results).toMatchObject([{ overdue: false }]);
  });

  it('holds nothing that is not out, nor another customer’s', async () => {
    await change({ publishDate: new Date('2999-01-01') });
    expect(await open()).toEqual([]);
    await change({ publishDate, expiresAt: new Date(Date.now() - 1000) });
    expect([await open(), await open(editor!)]).toEqual([[], []]);
    await change({ expiresAt: new Date(Date.now() + 60_000) });
    expect(await open()).toEqual([article]);

    await change({ confirmationRequired: true }, ids.news.otherOrg);
    expect(await open()).toEqual([article]);
    const outsider = await (await Browser.open(server.inject, 'other.example')).login('outsider');
    expect(await open(outsider)).toEqual([ids.news.otherOrg]);
  });

  it('is not given to guests, and refuses what is no page', async () => {
    expect((await (await server.guest()).get('/user/me/open_confirmations')).statusCode).toBe(401);
    for (const query of ['page=0', 'page=1e309', 'limit=101', 'limit=-1', 'page[]=1', 'locale=xx'])
      expect((await member!.get(`/user/me/open_confirmations?${query}`)).statusCode, query).toBe(400);
  });
});

describe('an editor', () => {
  it('asks everybody who can log in, and says by when', async () => {
    await db.update(news).set({ confirmationRequired: false }).where(eq(news.id, article));
    await db.update(users).set({ active: false }).where(eq(users.id, ids.users.superadmin));
    const answer = await set({ due_day: '2999-12-31' });
    await db.update(users).set({ active: true }).where(eq(users.id, ids.users.superadmin));
    expect(answer.json()).toEqual({ required: true, due_day: '2999-12-31', pending: false, version: 1, asked: 2, confirmed: 0 });
    expect(await notified()).toEqual([ids.users.member]);
    const { results } = (await member!.get('/activities?locale=de_DE')).json<Schemas['ActivityList']>();
    expect(results).toMatchObject([{ type: 'others', read: false, url: `/news/${article}#confirmation` }]);
    expect(results[0]!.text).toContain('bittet Sie zu bestätigen');
  });

  it('is not notified of what they ask themselves, and no one twice', async () => {
    await set({ ask_again: true });
    await set({ ask_again: true }, superadmin!);
    expect(await notified()).toEqual([ids.users.editor, ids.users.member].sort());
  });

  it('takes back what they asked; who has confirmed need not read of it any more', async () => {
    await set({ ask_again: true });
    await confirm(2);
    const unread = async (browser: Browser) => (await browser.get('/activities/unread')).json<Schemas['UnreadCount']>().count;
    expect([await unread(member!), await unread(superadmin!)]).toEqual([0, 1]);
    await set({ required: false });
    expect(await notified()).toEqual([]);
    // Asked again as it was, what was confirmed counts.
    expect((await set({})).json<Settings>()).toMatchObject({ confirmed: 1 });
    expect(await notified()).toEqual([ids.users.superadmin]);
  });

  it('cannot ask for something by yesterday, but may leave a day that has passed', async () => {
    const answer = await set({ due_day: '2020-01-01' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<Schemas['Problem']>().errors).toMatchObject([{ field: 'due_day', code: 'in_past' }]);
    expect((await set({ due_day: '2026-02-31' })).statusCode).toBe(400);
    await db.update(news).set({ confirmationDueDay: '2020-01-01' }).where(eq(news.id, article));
    expect((await set({ due_day: '2020-01-01' })).statusCode).toBe(200);
    expect((await set({ due_day: '2020-01-01', ask_again: true })).statusCode).toBe(400);
    expect((await settings()).version).toBe(1);
  });

  it('leaves a trace of every change, and none of a repetition', async () => {
    await set({ due_day: '2999-12-31' });
    await set({ due_day: '2999-12-31' });
    const rows = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'news.confirmation_changed'), eq(auditLog.subject, article)));
    expect(rows).toMatchObject([{ actorId: ids.users.editor, details: { required: true, due: '2999-12-31', version: 1, again: false } }]);
  });
});
