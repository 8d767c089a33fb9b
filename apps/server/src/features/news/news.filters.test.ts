import type { Schemas } from '@foyer/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { news, newsCategories } from '../../shared/content/news.tables.ts';
import { newsTopicArticles, newsTopics } from '../../shared/content/news-topics.tables.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';

type NewsList = Schemas['NewsList'];
type Option = Schemas['FilterOption'];

const server = await testServer();
const { db } = server.database;
const { hotels, people } = ids.categories;
let member: Browser;
let editor: Browser;

const at = (moment: string, values: Partial<typeof news.$inferInsert> = {}): Partial<typeof news.$inferInsert> => ({
  publishDate: new Date(moment),
  ...values,
});
const change = (id: string, values: Partial<typeof news.$inferInsert>) => db.update(news).set(values).where(eq(news.id, id));

beforeAll(async () => {
  member = await server.login('member');
  editor = await server.login('editor');
  // The second customer names its topic alike; a link that leads across customers must show nothing.
  await db.insert(newsTopics).values([
    { id: 'team', orgId: ids.org, name: { de_DE: 'Im Team', en_GB: 'In the team' }, position: 1 },
    { id: 'green', orgId: ids.org, name: { de_DE: 'Grünes', en_GB: 'Going green' }, position: 0 },
    { id: 'unused', orgId: ids.org, name: { de_DE: 'Leeres' }, position: 2 },
    { id: 'theirs', orgId: ids.otherOrg, name: { de_DE: 'Fremdes' } },
  ]);
  await db.insert(newsTopicArticles).values([
    { newsId: 'article-1', topicId: 'team' },
    { newsId: 'article-1', topicId: 'green' },
    { newsId: 'article-1', topicId: 'theirs' },
    { newsId: 'article-4', topicId: 'green' },
    { newsId: ids.news.future, topicId: 'unused' },
    { newsId: ids.news.otherOrg, topicId: 'theirs' },
  ]);
  // In Berlin this is the first hour of August, in UTC the last but one of July.
  await change('article-10', at('2026-07-31T22:30:00Z', { eventFirstDay: '2999-01-30', eventLastDay: '2999-02-02' }));
  await change('article-11', at('2025-12-31T22:59:59.999Z', { eventFirstDay: '2020-02-29' }));
  await change('article-12', at('2025-12-31T23:00:00Z'));
});
afterAll(() => server.close());

const list = async (query: string, browser = member) =>
  (await browser.get(`/news?${/\blimit=/.test(query) ? '' : 'limit=100&'}${query}`)).json<NewsList>();
const shown = async (query: string, browser = member) => (await list(query, browser)).results.map(({ id }) => id.replace('article-', ''));
const f = (name: string, ...values: string[]) => values.map((value) => `filters[${name}][]=${value}`).join('&');

describe('the list by its filters', () => {
  it.each([
    [f('topic', 'green'), ['1', '4']],
    [f('topic', 'green', 'team'), ['1', '4']],
    [`${f('topic', 'green')}&${f('category', people)}`, ['4']],
    [f('topic', 'unused'), []],
    [f('topic', 'theirs'), []],
    [f('topic', 'nothing'), []],
    [`${f('date_type', 'month')}&${f('date', '2026-08')}`, ['10']],
    [`${f('date_type', 'month')}&${f('date', '2026-07')}`, []],
    [`${f('date_type', 'year')}&${f('date', '2025')}`, ['11']],
    [`${f('date_type', 'month')}&${f('date', '2026-01')}`, ['12']],
    [`${f('date_type', 'event')}`, ['2', '10', '11']],
    [`${f('date_type', 'event')}&${f('date', 'past')}`, ['11']],
    [`${f('date_type', 'event')}&${f('date', '2020-02')}`, ['11']],
    [`${f('date_type', 'event')}&${f('date', '2999-01')}`, ['10']],
    [`${f('date_type', 'event')}&${f('date', '2999-02')}`, ['10']],
    [`${f('date_type', 'event')}&${f('date', '2999-03')}`, []],
    [`${f('sorting_order', 'oldest')}&limit=2`, ['11', '12']],
    [`${f('sorting_order', 'most_liked')}&limit=2`, ['1', '2']],
    [`${f('sorting_order', 'most_commented')}&limit=2`, ['1', '2']],
  ])('at %s shows %j', async (query, expected) => {
    expect(await shown(query)).toEqual(expected);
  });

  it.each([
    [f('date', '2026'), 'filters.date_type', 'required'],
    [`${f('date_type', 'year')}&${f('date', '2026-11')}`, 'filters.date.0', 'not_allowed'],
    [`${f('date_type', 'month')}&${f('date', '2026')}`, 'filters.date.0', 'not_allowed'],
    [`${f('date_type', 'month')}&${f('date', 'past')}`, 'filters.date.0', 'not_allowed'],
    [`${f('date_type', 'month')}&${f('date', '2026-13')}`, 'filters.date.0', 'invalid_format'],
    [`${f('date_type', 'year')}&${f('date', '0000')}`, 'filters.date.0', 'invalid_format'],
    [f('date_type', 'week'), 'filters.date_type.0', 'not_allowed'],
    [f('date_type', 'year', 'month'), 'filters.date_type', 'too_many'],
    [f('sorting_order', 'random'), 'filters.sorting_order.0', 'not_allowed'],
    [f('status', 'secret'), 'filters.status.0', 'not_allowed'],
  ])('refuses %s', async (query, field, code) => {
    const answer = await member.get(`/news?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<Schemas['Problem']>().errors).toContainEqual(expect.objectContaining({ field, code }));
  });

  it('names the topics of an article in the customer’s order and the reader’s language', async () => {
    const [first] = (await list('locale=en_GB')).results;
    const topics = [
      { id: 'green', name: 'Going green' },
      { id: 'team', name: 'In the team' },
    ];
    expect(first).toMatchObject({ id: 'article-1', topics });
    expect((await member.get('/news/article-1?locale=en_GB')).json()).toMatchObject({ topics });
    expect((await member.get('/news/article-5')).json()).toMatchObject({ topics: [] });
  });
});

describe('what can be filtered by', () => {
  const read = async (browser = member) => (await browser.get('/news/filters?locale=en_GB')).json<Option[]>();
  const values = (options: Option[], identifier: string) =>
    options.find((option) => option.identifier === identifier)?.properties.map(({ id, type }) => (type ? `${type}:${id}` : id));

  it('is what is there', async () => {
    const options = await read();
    expect(options.map(({ identifier }) => identifier)).toEqual(['category', 'topic', 'date_type', 'date', 'sorting_order']);
    expect(values(options, 'category')).toEqual([hotels, people]);
    expect(values(options, 'topic')).toEqual(['green', 'team']);
    expect(values(options, 'date_type')).toEqual(['month', 'year', 'event']);
    const dates = values(options, 'date')!;
    expect(dates).toEqual(expect.arrayContaining(['month:2026-08', 'month:2026-01', 'month:2025-12', 'year:2026', 'year:2025']));
    expect(dates.filter((date) => date.startsWith('event:'))).toEqual(
      expect.arrayContaining(['event:upcoming', 'event:past', 'event:2999-02', 'event:2999-01', 'event:2020-02']),
    );
    expect(dates.indexOf('month:2026-08')).toBeLessThan(dates.indexOf('month:2026-01'));
    expect(dates).not.toContain('month:2999-01');
    const { properties } = options.find(({ identifier }) => identifier === 'date')!;
    expect(properties).toContainEqual({ id: '2026-08', value: 'August 2026', type: 'month' });
  });

  it('offers nothing that finds nothing', async () => {
    for (const { identifier, properties } of (await read()).filter(({ identifier }) => identifier !== 'sorting_order')) {
      for (const { id, type } of properties) {
        const query = identifier === 'date' ? `${f('date_type', type!)}&${f('date', id)}` : f(identifier, id);
        expect(await shown(query), `${identifier} ${id}`).not.toEqual([]);
      }
    }
  });

  it('names no category whose articles the reader may not see, but to editors', async () => {
    await db.insert(newsCategories).values({ id: 'secret', orgId: ids.org, name: { de_DE: 'Übernahme' }, position: 9 });
    await change(ids.news.future, { categoryId: 'secret' });
    const listed = async (browser: Browser) => (await browser.get('/news/categories')).json<{ id: string }[]>().map(({ id }) => id);
    for (const browser of [member, editor]) {
      const shownTo = browser === editor ? [hotels, people, 'secret'] : [hotels, people];
      expect(values(await read(browser), 'category')).toEqual(shownTo);
      expect(await listed(browser)).toEqual(shownTo);
    }
    await change(ids.news.future, { categoryId: people });
    await db.delete(newsCategories).where(eq(newsCategories.id, 'secret'));
  });

  it('is the publication for editors alone, no matter who asked first', async () => {
    for (const browser of [editor, member, editor, member]) {
      expect(values(await read(browser), 'status')).toEqual(
        browser === editor ? ['published', 'scheduled', 'expired', 'draft'] : undefined,
      );
    }
  });

  it('leaves out what a customer does not have', async () => {
    const outsider = await server.guest();
    const headers = { host: 'other.example' };
    await outsider.send({ method: 'POST', url: '/auth/login', payload: { username: 'outsider', password: 'foyer-demo' }, headers });
    const options = (await outsider.get('/news/filters', headers)).json<Option[]>();
    expect(options.map(({ identifier }) => identifier)).toEqual(['topic', 'date_type', 'date', 'sorting_order']);
    expect(values(options, 'topic')).toEqual(['theirs']);
  });

  it('goes by the customer’s calendar', async () => {
    const [{ settings } = {} as never] = await db.select().from(orgs).where(eq(orgs.id, ids.org));
    await db
      .update(orgs)
      .set({ settings: { ...settings, timeZone: 'UTC' } })
      .where(eq(orgs.id, ids.org));
    await expect.poll(async () => shown(`${f('date_type', 'month')}&${f('date', '2026-07')}`), { timeout: 20_000 }).toEqual(['10']);
    await db.update(orgs).set({ settings }).where(eq(orgs.id, ids.org));
    await expect.poll(async () => shown(`${f('date_type', 'month')}&${f('date', '2026-07')}`), { timeout: 20_000 }).toEqual([]);
  });
});

describe('the topic filter', () => {
  const topics = async (query: string, browser = member) =>
    (await browser.get(`/news/topic_filter?${query}`)).json<Option>().properties.map(({ id }) => id);

  it('offers the topics of what the other filters leave', async () => {
    expect(await topics('')).toEqual(['green', 'team']);
    expect(await topics(f('category', people))).toEqual(['green']);
    expect(await topics(f('topic', 'team'))).toEqual(['green', 'team']);
    expect(await topics(`${f('date_type', 'year')}&${f('date', '2025')}`)).toEqual([]);
  });

  it('keeps what is chosen, so that it can be taken back', async () => {
    expect(await topics(`${f('category', people)}&${f('topic', 'team')}`)).toEqual(['green', 'team']);
    expect(await topics(f('topic', 'theirs'))).toEqual(['green', 'team']);
  });

  it('names none whose articles the reader may not see, although it is chosen', async () => {
    expect(await topics(f('topic', 'unused'))).toEqual(['green', 'team']);
    expect(await topics(`${f('category', people)}&${f('topic', 'unused')}`)).toEqual(['green']);
    const both = `${f('status', 'published')}&${f('topic', 'unused')}`;
    expect(await topics(both, member)).toEqual(['green', 'team']);
    expect(await topics(both, editor)).toEqual(['green', 'team', 'unused']);
  });

  it('lists what is not out for editors who ask for it, and for no one else', async () => {
    for (const browser of [editor, member]) {
      expect(await topics(f('status', 'scheduled'), browser)).toEqual(browser === editor ? ['unused'] : []);
    }
  });
});

describe('the top teaser', () => {
  const read = async (query = '') => (await member.get(`/news/top_teaser?${query}`)).json<Schemas['TopteaserModule']>();

  it('is a module of the newest top stories', async () => {
    const module = await read('locale=en_GB');
    expect(module).toMatchObject({ id: 'top_teaser', type: 'topteaser', title: 'Top stories', options: { isCircle: false } });
    expect(module.results.map(({ id }) => id)).toEqual(['article-1', 'article-2', 'article-3']);
  });

  it('takes the filters of the list, and is of what is published whatever its order and status', async () => {
    expect((await read(f('category', people))).results.map(({ id }) => id)).toEqual(['article-2']);
    expect((await read(f('topic', 'unused'))).results).toEqual([]);
    const query = `${f('sorting_order', 'oldest')}&${f('status', 'scheduled')}`;
    expect((await read(query)).results.map(({ id }) => id)).toEqual(['article-1', 'article-2', 'article-3']);
    expect((await editor.get(`/news/top_teaser?${query}`)).json<Schemas['TopteaserModule']>().results).toHaveLength(3);
  });
});
