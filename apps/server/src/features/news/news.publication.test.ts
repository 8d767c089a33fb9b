// @embedded: publishing locks an article
import type { Schemas } from '@foyer/api';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { ids, onArticle } from '../../../test/fixture.ts';
import { activities } from '../activities/activities.tables.ts';
import { auditLog } from '../../shared/audit/audit.tables.ts';
import { news } from '../../shared/content/news.tables.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { setSettings } from '../people/profile.test-helpers.ts';
import { publishedAt, statusAt } from '../../shared/content/news.visibility.ts';
import { searchServer } from '../search/search.test-helpers.ts';

type Article = Schemas['Article'];
type NewsList = Schemas['NewsList'];
type Publication = Schemas['NewsPublication'];

const server = await searchServer();
const { db } = server.database;
const id = 'article-7';
const hour = 3_600_000;
const from = (now: number, offset: number) => new Date(now + offset);
let member: Browser;
let editor: Browser;
let superadmin: Browser;
beforeAll(async () => {
  await setSettings(server, { pages: { dashboard: ids.pages.dashboard, bubble_tool: 'tv' } });
  // As the only top story it is on the TV page, too.
  await db.update(news).set({ topStory: false });
  member = await server.login('member');
  editor = await server.login('editor');
  superadmin = await server.login('superadmin');
  await db.insert(pages).values([
    { id: 'story', orgId: ids.org, type: 'article', title: { de_DE: 'Geschichte' }, newsId: id, visibility: 'all', modules: [] },
    {
      ...{ id: 'teasers', orgId: ids.org, title: { de_DE: 'Neues' } },
      modules: [
        { id: 'all', type: 'articleteaser', title: { de_DE: 'Neues' }, config: { layout: 'grid', maxRecords: 10 } },
        { id: 'top', type: 'topteaser', title: { de_DE: 'Oben' }, config: { maxRecords: 10, isCircle: false, sliderInterval: null } },
      ],
    },
  ]);
  const activity = { userId: ids.users.member, actorId: ids.users.editor, ...onArticle(id) };
  await db.insert(activities).values({ ...activity, id: 'notified', type: 'comment', sentence: 'comment_beside_yours' });
  await server.index();
});
afterAll(() => server.close());

/** Publishes the article within this time; both null for long ago and for ever. */
async function publish(publishDate: Date | null, expiresAt: Date | null): Promise<void> {
  const values = { publishDate: publishDate ?? new Date('2026-11-01T08:00:00Z'), expiresAt, topStory: true, draft: false, deletedAt: null };
  await db.update(news).set(values).where(eq(news.id, id));
  server.responses.forget(ids.org);
}

/** Every way in which a member could come across the article, and whether they do. */
async function traces(browser: Browser): Promise<Record<string, boolean>> {
  const get = async <T>(path: string) => (await browser.get(path)).json<T>();
  const found = async (path: string) => (await browser.get(path)).statusCode === 200;
  const names = (text: unknown) => JSON.stringify(text).includes('"article-7"');
  const content = `type=news&id=${id}`;
  return {
    list: names(await get('/news?limit=100')),
    category: names(await get(`/news?limit=100&filters[category][]=${ids.categories.hotels}`)),
    article: await found(`/news/${id}`),
    'top teaser': names(await get('/news/top_teaser')),
    modules: names(await get('/pages/teasers')),
    tv: names(await get('/bubble_tool')),
    search: names(await get(`/search?q=${encodeURIComponent('Meldung 7')}`)),
    page: await found('/pages/story'),
    'page in search': JSON.stringify(await get('/search?q=Geschichte')).includes('"story"'),
    comments: await found(`/comments?${content}`),
    likes: await found(`/likes?${content}`),
    liking: (await browser.put('/likes', { type: 'news', id, like: true })).statusCode === 200,
    reading: (await browser.put(`/news/${id}/read`)).statusCode === 204,
    onward: await found(`/news/${id}/onward`),
    activities: JSON.stringify(await get('/activities')).includes('/news/article-7'),
    unread: (await get<Schemas['UnreadCount']>('/activities/unread')).count > 0,
  };
}
const everything = (seen: boolean) => Object.fromEntries(Object.keys(sample).map((key) => [key, seen]));
let sample: Record<string, boolean> = {};
beforeAll(async () => {
  await publish(null, null);
  sample = await traces(member);
});

describe('an article', () => {
  it('is seen everywhere while it is out', async () => {
    expect(sample).toEqual(everything(true));
    await publish(null, from(Date.now(), hour));
    expect(await traces(member)).toEqual(everything(true));
  });

  it('is seen nowhere before', async () => {
    await publish(from(Date.now(), hour), null);
    expect(await traces(member)).toEqual(everything(false));
  });

  it('is seen nowhere after', async () => {
    await publish(null, from(Date.now(), -1));
    expect(await traces(member)).toEqual(everything(false));
  });

  it.each([
    ['as a draft', { draft: true }],
    ['once it is deleted', { deletedAt: new Date() }],
  ])('is seen nowhere %s, by guests neither', async (_, state) => {
    await publish(null, null);
    await db
      .update(news)
      .set({ ...state, visibility: 'all', shareable: true })
      .where(eq(news.id, id));
    server.responses.forget(ids.org);
    expect(await traces(member)).toEqual(everything(false));
    const guest = await server.guest();
    const calls = [`/news/${id}`, `/news/${id}/calendar`, '/pages/story', `/likes?type=news&id=${id}`, `/comments?type=news&id=${id}`];
    const statuses = await Promise.all(calls.map(async (call) => (await guest.get(call)).statusCode));
    expect(statuses.every((status) => status === 401 || status === 404)).toBe(true);
    await db.update(news).set({ visibility: 'members', shareable: false }).where(eq(news.id, id));
  });

  it('comes and goes by itself when its time comes', async () => {
    const start = Date.now() + 1500;
    await publish(from(start, 0), from(start, 1500));
    expect((await member.get(`/news/${id}`)).statusCode).toBe(404);
    const status = async () => (await member.get(`/news/${id}`)).statusCode;
    await expect.poll(status, { timeout: 30_000, interval: 50 }).toBe(200);
    await expect.poll(status, { timeout: 30_000, interval: 50 }).toBe(404);
  });

  it.each([
    ['a moment before it comes out', -1, false, 'scheduled'],
    ['the moment it comes out', 0, true, 'published'],
    ['a moment before it expires', hour - 1, true, 'published'],
    ['the moment it expires', hour, false, 'expired'],
    ['a moment after', hour + 1, false, 'expired'],
  ])('%s', async (_, offset, out, status) => {
    const start = Date.parse('2026-11-10T08:00:00Z');
    await publish(from(start, 0), from(start, hour));
    const moment = sql`${from(start, offset).toISOString()}::timestamptz`;
    const [row] = await db
      .select({ out: sql<boolean>`${publishedAt(moment)}`, status: statusAt(moment) })
      .from(news)
      .where(eq(news.id, id));
    expect(row).toEqual({ out, status });
  });
});

const change0 = {
  ...{ publish_date: '2026-11-18T08:00:00.000Z', expires_at: null, top_story: false, likes_allowed: true, comments_allowed: true },
};

describe('editors', () => {
  const read = async (browser: Browser) => (await browser.get(`/news/${id}`)).json<Article>();
  const status = async (...asked: string[]) => {
    const query = asked.map((one) => `filters[status][]=${one}`).join('&');
    return async (browser: Browser) => (await browser.get(`/news?limit=100&${query}`)).json<NewsList>();
  };

  it('read what is not out, marked and without what members do with it', async () => {
    await publish(from(Date.now(), hour), null);
    for (const browser of [editor, superadmin]) {
      const article = await read(browser);
      expect(article).toMatchObject({ id, likes_allowed: false, comments_allowed: false });
      expect(article.publication).toMatchObject({ status: 'scheduled', expires_at: null, likes_allowed: true, time_zone: 'Europe/Berlin' });
    }
    await publish(null, from(Date.now(), -hour));
    expect((await read(editor)).publication?.status).toBe('expired');
  });

  it('find it in the list whatever its state, and can filter by that', async () => {
    await publish(null, from(Date.now(), -hour));
    const expired = await (await status('expired'))(editor);
    expect(expired.results.map((article) => [article.id, article.publication?.status])).toEqual([[id, 'expired']]);
    expect(expired.pagination).toMatchObject({ self: 1, last: 1 });
    const scheduled = await (await status('scheduled'))(editor);
    expect(scheduled.results.map((article) => article.id)).toEqual([ids.news.future]);
    const both = await (await status('scheduled', 'expired'))(editor);
    expect(both.results.map((article) => article.id)).toEqual([ids.news.future, id]);
    expect((await (await status('published'))(editor)).results).toHaveLength(11);
    const usual = (await editor.get('/news?limit=100')).json<NewsList>();
    expect(usual.results).toHaveLength(13);
    expect(usual.results.every((article) => article.publication)).toBe(true);
    expect(usual).toEqual(await (await status('published', 'scheduled', 'expired'))(editor));
    const states = usual.results.map((article) => [article.id, article.publication?.status]);
    expect(states).toContainEqual([id, 'expired']);
    expect(states[0]).toEqual([ids.news.future, 'scheduled']);
  });

  it('find a draft in the list and the search, and nothing of what is deleted', async () => {
    await publish(null, null);
    await db.update(news).set({ draft: true }).where(eq(news.id, id));
    const drafts = await (await status('draft'))(editor);
    expect(drafts.results.map((article) => [article.id, article.publication?.status])).toEqual([[id, 'draft']]);
    const seen = {
      ...everything(false),
      list: true,
      category: true,
      article: true,
      search: true,
      page: true,
      'page in search': true,
      onward: true,
    };
    expect(await traces(editor)).toEqual(seen);
    await db.update(news).set({ deletedAt: new Date() }).where(eq(news.id, id));
    const { page: _page, 'page in search': _found, ...left } = await traces(editor);
    expect(Object.values(left)).not.toContain(true);
    expect((await editor.put(`/news/${id}/publication`, { ...change0, version: 0 })).statusCode).toBe(404);
    expect((await editor.get(`/news/${id}/confirmation_settings`)).statusCode).toBe(404);
  });

  it('page through all of it, each article once', async () => {
    await publish(null, from(Date.now(), -hour));
    const page = async (number: number) => (await editor.get(`/news?limit=5&page=${number}`)).json<NewsList>();
    const pages = await Promise.all([1, 2, 3].map(page));
    expect(pages[0]!.pagination.last).toBe(3);
    const found = pages.flatMap(({ results }) => results.map((article) => article.id));
    expect(found).toHaveLength(13);
    expect(new Set(found).size).toBe(13);
  });

  it('find it in the search, marked as what it is', async () => {
    await publish(null, from(Date.now(), -hour));
    const hits = async (browser: Browser, words: string) => {
      const { groups } = (await browser.get(`/search?limit=50&q=${encodeURIComponent(words)}`)).json<Schemas['SearchResults']>();
      return groups.flatMap(({ results, total }) => results.map((hit) => [hit.id, hit.publication?.status ?? hit.not_published, total]));
    };
    expect(await hits(editor, 'Meldung 7')).toEqual([[id, 'expired', 1]]);
    expect(await hits(superadmin, 'Meldung 100')).toEqual([[ids.news.future, 'scheduled', 1]]);
    expect(await hits(editor, 'Geschichte')).toEqual([['story', 'article', 1]]);
    for (const words of ['Meldung 7', 'Meldung 100', 'Geschichte']) expect(await hits(member, words)).toEqual([]);
  });

  it('do not bring it to what is the same for all: top stories, modules, activities', async () => {
    for (const [start, end] of [
      [from(Date.now(), hour), null],
      [null, from(Date.now(), -hour)],
    ] as const) {
      await publish(start, end);
      const seen = await traces(editor);
      expect(seen).toMatchObject({
        ...{ list: true, category: true, article: true, search: true, page: true, 'page in search': true },
        ...{
          'top teaser': false,
          modules: false,
          tv: false,
          comments: false,
          likes: false,
          liking: false,
          activities: false,
          unread: false,
        },
      });
      expect(await traces(member)).toEqual(everything(false));
    }
  });

  it('never show it to members, no matter who asks first', async () => {
    await publish(from(Date.now(), hour), null);
    const scheduled = await status('scheduled');
    const published = await status('published', 'scheduled');
    for (const browser of [editor, member, editor, member]) {
      const seen = browser === editor;
      expect((await browser.get(`/news/${id}`)).statusCode).toBe(seen ? 200 : 404);
      expect((await scheduled(browser)).results.map((article) => article.id)).toEqual(seen ? [ids.news.future, id] : []);
      const whole = (await browser.get('/news?limit=100')).json<NewsList>();
      expect(whole.results.map((article) => article.id).includes(id)).toBe(seen);
      expect(whole.results.some((article) => article.publication)).toBe(seen);
      expect(whole.results).toHaveLength(seen ? 13 : 11);
      const filters = (await browser.get('/news/filters')).body;
      expect([filters.includes('"2999-01"'), filters.includes('"status"')]).toEqual([seen, seen]);
      expect((await browser.get('/pages/story')).statusCode).toBe(seen ? 200 : 404);
      const { results } = await published(browser);
      expect(results.some((article) => article.id === id)).toBe(seen);
      expect(results.some((article) => article.publication)).toBe(seen);
      expect((await browser.get('/news/article-1')).json<Article>().publication === null).toBe(!seen);
    }
  });

  it('do not see another customer’s', async () => {
    expect((await editor.get(`/news/${ids.news.otherOrg}`)).statusCode).toBe(404);
    const everything = await (await status('published', 'scheduled', 'expired'))(superadmin);
    expect(everything.results.map((article) => article.id)).not.toContain(ids.news.otherOrg);
    await publish(from(Date.now(), hour), null);
    await db
      .update(users)
      .set({ permissions: ['editor'] })
      .where(eq(users.id, ids.users.outsider));
    const theirs = await (await Browser.open(server.inject, 'other.example')).login('outsider');
    expect((await theirs.get('/news')).json<NewsList>().results.map((article) => article.id)).toEqual([ids.news.otherOrg]);
    expect((await theirs.get('/search?q=Meldung%207')).json()).toMatchObject({ total: 0 });
    expect((await theirs.get('/pages/story')).statusCode).toBe(404);
  });
});

describe('setting the publication', () => {
  let current: Publication;
  beforeEach(async () => {
    await publish(null, null);
    current = (await editor.get(`/news/${id}`)).json<Article>().publication!;
  });
  const change = (values: object = {}) => {
    const { status: _, time_zone: __, ...set } = current;
    return { ...set, ...values };
  };
  const put = (values: object, browser = editor, path = id) => browser.put(`/news/${path}/publication?locale=en_GB`, change(values));

  it('takes effect at once and counts the version', async () => {
    expect((await member.get(`/news/${id}`)).statusCode).toBe(200);
    const answer = await put({ publish_date: '2999-01-01T00:00:00Z' });
    expect(answer.json<Publication>()).toMatchObject({
      ...{ version: current.version + 1, status: 'scheduled', publish_date: '2999-01-01T00:00:00.000Z' },
    });
    expect((await member.get(`/news/${id}`)).statusCode).toBe(404);
    expect((await put({ version: current.version + 1 }, superadmin)).json<Publication>().status).toBe('published');
    expect((await member.get(`/news/${id}`)).statusCode).toBe(200);
  });

  it('says what members may do', async () => {
    await put({ likes_allowed: false, comments_allowed: false, top_story: false });
    expect((await member.get(`/news/${id}`)).json()).toMatchObject({ likes_allowed: false, comments_allowed: false });
    expect((await member.get(`/likes?type=news&id=${id}`)).statusCode).toBe(404);
    await put({ version: current.version + 1 });
  });

  it('does not overwrite what another editor has set, and may be repeated', async () => {
    const expires_at = '2999-05-01T10:00:00+02:00';
    expect((await put({ expires_at }, superadmin)).statusCode).toBe(200);
    const late = await put({ top_story: false });
    expect(late.statusCode).toBe(409);
    expect(late.json<Schemas['Problem']>().code).toBe('changed_meanwhile');
    const again = await put({ expires_at }, superadmin);
    expect(again.json<Publication>()).toMatchObject({
      version: current.version + 1,
      expires_at: '2999-05-01T08:00:00.000Z',
      top_story: true,
    });
  });

  it('lets one of two who save at the same moment through', async () => {
    const answers = await Promise.all([put({ top_story: false }, editor), put({ likes_allowed: false }, superadmin)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    await db.update(news).set({ likesAllowed: true }).where(eq(news.id, id));
  });

  it.each([
    [{ expires_at: '2026-11-01T08:00:00.000Z' }, 'expires_at', 'not_after_publication'],
    [{ expires_at: '2026-10-01T08:00:00.000Z' }, 'expires_at', 'not_after_publication'],
    [{ publish_date: '2026-12-31T23:59:60Z' }, 'publish_date', 'invalid_format'],
    [{ publish_date: '2026-02-30T08:00:00Z' }, 'publish_date', 'invalid_format'],
    [{ publish_date: '0000-01-01T08:00:00Z' }, 'publish_date', 'invalid_format'],
    [{ publish_date: '9999-01-01T08:00:00Z' }, 'publish_date', 'invalid_format'],
    [{ expires_at: '2026-12-31' }, 'expires_at', 'invalid_format'],
    [{ expires_at: '' }, 'expires_at', 'invalid_format'],
    [{ publish_date: null }, 'publish_date', 'wrong_type'],
    [{ top_story: 'yes' }, 'top_story', 'wrong_type'],
    [{ version: -1 }, 'version', 'too_small'],
    [{ org_id: ids.otherOrg }, 'org_id', 'unknown_field'],
  ])('refuses %j', async (values, field, code) => {
    const answer = await put(values);
    expect(answer.statusCode).toBe(400);
    const { errors } = answer.json<Schemas['Problem']>();
    expect(errors).toContainEqual(expect.objectContaining({ field, code }));
    expect(errors.every(({ message }) => message.length > 0 && !message.includes('field.'))).toBe(true);
  });

  it('is for editors, and for their own customer’s articles', async () => {
    expect((await put({}, member)).statusCode).toBe(404);
    expect((await put({ publish_date: 'x' }, await server.guest())).statusCode).toBe(401);
    expect((await put({}, editor, ids.news.otherOrg)).statusCode).toBe(404);
    expect((await put({}, editor, 'nothing')).statusCode).toBe(404);
  });

  it('is logged with what it was', async () => {
    await put({ expires_at: '2999-01-01T00:00:00.000Z' });
    await put({ expires_at: '2999-01-01T00:00:00.000Z' });
    const entries = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, id), sql`${auditLog.details} ->> 'version' = ${String(current.version + 1)}`));
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      ...{ orgId: ids.org, actorId: ids.users.editor, action: 'news.publication_changed' },
      details: { version: current.version + 1, expires_at: '2999-01-01T00:00:00.000Z', expires_at_before: null },
    });
  });
});
