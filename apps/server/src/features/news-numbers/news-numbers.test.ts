// @embedded: counted in a job, by SQL of its own
import type { Schemas } from '@foyer/api';
import { parse } from 'csv-parse/sync';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { createTestClock, testJobs } from '../../platform/jobs/jobs.test-helpers.ts';
import { jobs as jobRows } from '../../platform/jobs/jobs.tables.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';
import { createSettingsReader } from '../../platform/settings/settings-reader.ts';
import { news } from '../../shared/content/news.tables.ts';
import { hotels, users } from '../../shared/people/people.tables.ts';
import { newsConfirmations } from '../confirmations/index.ts';
import { newsReads } from '../news/index.ts';
import { addNumbersJobs } from './news-numbers.jobs.ts';
import { newsHotelNumbers, newsNumbers } from './news-numbers.tables.ts';

type Numbers = Schemas['StudioArticleNumbers'];

const server = await testServer({ env: { WRITE_RATE: '500' } });
const { db } = server.database;
const article = ids.news.newest;
const path = `/studio/articles/${article}/numbers`;
const dayMs = 86_400_000;

let [member, editor]: Browser[] = [];
const [org] = await db.select().from(orgs).where(eq(orgs.id, ids.org));
const want = async (articleNumbers: boolean, timeZone = 'Europe/Berlin') => {
  await db
    .update(orgs)
    .set({ settings: { ...org!.settings, articleNumbers, timeZone } })
    .where(eq(orgs.id, ids.org));
};

/** Members beside the fixture's three: five at the lake, four in the town, one in no hotel. */
const hotelOf = (index: number) => (index < 5 ? 'hotel-see' : index < 9 ? 'hotel-stadt' : null);
const someone = Array.from({ length: 10 }, (_, index): typeof users.$inferInsert => ({
  ...{ id: `some-${index}`, orgId: ids.org, username: `some-${index}`, email: `some-${index}@aurelia.example` },
  ...{ firstname: 'Mia', lastname: `Zeller ${index}`, hotelId: hotelOf(index) },
}));
const outAgo = async (days: number, id: string = article) => {
  await db
    .update(news)
    .set({ publishDate: new Date(Date.now() - days * dayMs), draft: false, expiresAt: null })
    .where(eq(news.id, id));
};

/** The night that comes, as if it were so many days from now. */
async function night(days = 0): Promise<void> {
  await db.delete(jobRows);
  const clock = createTestClock();
  const jobs = testJobs(server.database, clock);
  addNumbersJobs({ db, jobs, settings: createSettingsReader(db, 0) }, () => new Date(Date.now() + days * dayMs));
  await jobs.runDue();
  clock.advance(dayMs + 1);
  await jobs.runDue();
  await jobs.stop();
}

const numbers = async (browser = editor!) => (await browser.get(`${path}?locale=de_DE`)).json<Numbers>();
const read = (id: string, finished: boolean, newsId: string = article) => db.insert(newsReads).values({ userId: id, newsId, finished });

beforeAll(async () => {
  const hotel = { orgId: ids.org, street: 'Seestraße 1', zip: '1', town: 'Überlingen', city: 'Überlingen', country: 'DE' };
  const [known] = await db.select().from(hotels).where(eq(hotels.id, 'hotel-kurpark'));
  await db.insert(hotels).values([
    { ...known!, ...hotel, id: 'hotel-see', name: 'Hotel am See' },
    { ...known!, ...hotel, id: 'hotel-stadt', name: 'Stadthaus' },
  ]);
  await db.insert(users).values(someone);
  [member, editor] = [await server.login('member'), await server.login('editor')];
});
beforeEach(async () => {
  for (const table of [newsReads, newsNumbers, newsHotelNumbers, newsConfirmations]) await db.delete(table);
  await want(true);
  await outAgo(1);
  await db.update(news).set({ confirmationRequired: false }).where(eq(news.id, article));
});
afterAll(() => server.close());

describe('what is noted', () => {
  const noted = () => db.select().from(newsReads);

  it('is never made by reading', async () => {
    await member!.get(`/news/${article}`);
    await member!.get(`/news/${article}/onward`);
    await member!.get('/news');
    expect(await noted()).toEqual([]);
  });

  it('is that an article was opened, and then that it was read, which implies the other', async () => {
    expect((await member!.put(`/news/${article}/opened`)).statusCode).toBe(204);
    expect(await noted()).toEqual([{ userId: ids.users.member, newsId: article, finished: false }]);
    expect((await member!.put(`/news/${article}/read`)).statusCode).toBe(204);
    expect((await member!.put(`/news/${article}/opened`)).statusCode).toBe(204);
    expect(await noted()).toEqual([{ userId: ids.users.member, newsId: article, finished: true }]);
  });

  it('does not make what was only opened count as read', async () => {
    await outAgo(0, 'article-2');
    await member!.put('/news/article-2/opened');
    expect((await member!.get(`/news/${article}/onward`)).json<Schemas['NewsOnward']>().unread?.id).toBe('article-2');
  });

  it('is nothing of what is not out, or of another customer', async () => {
    for (const id of [ids.news.future, ids.news.otherOrg]) expect((await member!.put(`/news/${id}/opened`)).statusCode).toBe(404);
    expect(await noted()).toEqual([]);
  });

  it('is nothing where the customer wants no numbers, but for what was read', async () => {
    await want(false);
    expect((await member!.put(`/news/${article}/opened`)).statusCode).toBe(204);
    expect((await member!.put(`/news/${ids.news.otherOrg}/opened`)).statusCode).toBe(404);
    expect(await noted()).toEqual([]);
    await member!.put(`/news/${article}/read`);
    expect(await noted()).toHaveLength(1);
  });
});

describe('the numbers', () => {
  it('are none before the first night, nor of a draft', async () => {
    expect(await numbers()).toEqual({ article: { id: article, title: 'Meldung 1' }, as_of: null, total: null, days: [], hotels: [] });
    await db.update(news).set({ draft: true }).where(eq(news.id, article));
    await night();
    expect((await numbers()).total).toBeNull();
  });

  it('count members by hotel, those of few and of none together', async () => {
    for (const one of ['some-0', 'some-5', 'some-9']) await read(one, true);
    for (const one of ['some-1', ids.users.member]) await read(one, false);
    await night();
    const { total, hotels: rows, days, as_of: day } = await numbers();
    expect(total).toEqual({ audience: 13, opened: 5, finished: 3, confirmed: null });
    expect(rows).toEqual([
      { id: 'hotel-see', name: 'Hotel am See', audience: 5, opened: 2, finished: 1, confirmed: null },
      { id: null, name: null, audience: 8, opened: 3, finished: 2, confirmed: null },
    ]);
    expect(days).toEqual([{ day, ...total }]);
  });

  it('leave no few members to be worked out from the others', async () => {
    const moved = and(eq(users.orgId, ids.org), eq(users.hotelId, 'hotel-kurpark'));
    await db.update(users).set({ hotelId: 'hotel-see' }).where(moved);
    await db.update(users).set({ hotelId: 'hotel-see' }).where(eq(users.hotelId, 'hotel-stadt'));
    await read('some-9', true);
    await night();
    expect((await numbers()).hotels).toEqual([]);
    expect(
      await db.select({ hotelId: newsHotelNumbers.hotelId }).from(newsHotelNumbers).where(eq(newsHotelNumbers.newsId, article)),
    ).toEqual([{ hotelId: null }]);
    for (const id of [ids.users.member, ids.users.editor, ids.users.superadmin]) {
      await db.update(users).set({ hotelId: 'hotel-kurpark' }).where(eq(users.id, id));
    }
    for (const { id, hotelId } of someone) await db.update(users).set({ hotelId }).where(eq(users.id, id!));
  });

  it('say nothing of a customer with fewer than five members', async () => {
    await db
      .update(orgs)
      .set({ settings: { articleNumbers: true } })
      .where(eq(orgs.id, ids.otherOrg));
    await outAgo(1, ids.news.otherOrg);
    await read(ids.users.outsider, true, ids.news.otherOrg);
    await night();
    expect(await db.$count(newsNumbers, eq(newsNumbers.newsId, ids.news.otherOrg))).toBe(0);
  });

  it('count confirmations of what is asked now', async () => {
    await db.update(news).set({ confirmationRequired: true }).where(eq(news.id, article));
    await db.insert(newsConfirmations).values([
      { newsId: article, asked: 1, userId: 'some-0', version: 1 },
      { newsId: article, asked: 7, userId: 'some-1', version: 7 },
    ]);
    await night();
    const { total, hotels: rows } = await numbers();
    expect([total!.confirmed, ...rows.map(({ confirmed }) => confirmed)]).toEqual([1, 1, 0]);
  });

  it('change once a night, stay as they were, and are no more of a night that is counted again', async () => {
    await night();
    await read('some-0', true);
    expect((await numbers()).total!.opened).toBe(0);
    await night(1);
    await night(1);
    const { days, as_of: day } = await numbers();
    expect(days.map(({ opened }) => opened)).toEqual([0, 1]);
    expect(days.at(-1)!.day).toBe(day);
    expect(await db.$count(newsHotelNumbers, eq(newsHotelNumbers.newsId, article))).toBe(2);
  });

  it('name the day in the customer’s time zone', async () => {
    const today = async (timeZone: string) => {
      await want(true, timeZone);
      await night();
      return (await numbers()).as_of;
    };
    const format = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date());
    for (const zone of ['Pacific/Midway', 'Pacific/Kiritimati']) expect(await today(zone)).toBe(format(zone));
  });

  it('go on for an article that has expired, and end 90 days after publication with what was only opened', async () => {
    await db
      .update(news)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(news.id, article));
    await read('some-0', false);
    await read('some-1', true);
    await night();
    await night(88);
    await night(120);
    expect((await numbers()).days.map(({ opened }) => opened)).toEqual([2, 2]);
    expect(await db.select({ userId: newsReads.userId }).from(newsReads)).toEqual([{ userId: 'some-1' }]);
  });

  it('hold no one: who is deleted goes with what they have read, and is counted no more', async () => {
    await db.insert(users).values({ ...someone[0]!, id: 'leaves', username: 'leaves', email: 'leaves@aurelia.example' });
    await read('leaves', true);
    await night();
    await db.delete(users).where(eq(users.id, 'leaves'));
    expect(await db.$count(newsReads)).toBe(0);
    await night(1);
    expect((await numbers()).days.map(({ audience, finished }) => [audience, finished])).toEqual([
      [14, 1],
      [13, 0],
    ]);
  });

  it('are counted without those who cannot log in', async () => {
    await read('some-9', true);
    await db.update(users).set({ active: false }).where(eq(users.id, 'some-9'));
    await night();
    await db.update(users).set({ active: true }).where(eq(users.id, 'some-9'));
    expect((await numbers()).total).toMatchObject({ audience: 12, opened: 0 });
  });
});

describe('who is shown them', () => {
  const statuses = async (browser: Browser, id: string = article) => [
    (await browser.get(`/studio/articles/${id}/numbers`)).statusCode,
    (await browser.get(`/studio/articles/${id}/numbers/export`)).statusCode,
  ];

  it('editors of the customer alone', async () => {
    await night();
    expect(await statuses(editor!)).toEqual([200, 200]);
    expect(await statuses(member!)).toEqual([404, 404]);
    expect(await statuses(editor!, ids.news.otherOrg)).toEqual([404, 404]);
  });

  it('no one where the customer wants none: then they are taken away, and what was noted for them', async () => {
    await read('some-0', false);
    await read('some-1', true);
    await night();
    await want(false);
    expect(await statuses(editor!)).toEqual([404, 404]);
    await night();
    for (const table of [newsNumbers, newsHotelNumbers]) expect(await db.$count(table)).toBe(0);
    expect(await db.select({ userId: newsReads.userId }).from(newsReads)).toEqual([{ userId: 'some-1' }]);
  });

  it('the studio says of which articles there are some', async () => {
    const has = async (id: string) => (await editor!.get(`/studio/articles/${id}`)).json<Schemas['StudioArticle']>().has_numbers;
    expect([await has(article), await has(ids.news.future)]).toEqual([true, false]);
    const list = (await editor!.get('/studio/articles?limit=100')).json<Schemas['StudioArticleList']>();
    expect(list.results.find(({ id }) => id === article)!.has_numbers).toBe(true);
    await want(false);
    expect(await has(article)).toBe(false);
  });
});

it('are downloaded by hotel, with all in the last line', async () => {
  await db.update(hotels).set({ name: '=1+1' }).where(eq(hotels.id, 'hotel-see'));
  await read('some-0', true);
  await night();
  const answer = await editor!.get(`${path}/export?locale=de_DE`);
  expect(answer.headers['content-disposition']).toContain('Zahlen');
  const rows = parse(answer.body, { delimiter: ';', bom: true }) as unknown as string[][];
  const { as_of: day } = await numbers();
  expect(rows).toEqual([
    ['Hotel', 'Stand', 'Konnten ihn lesen', 'Geöffnet', 'Zu Ende gelesen', 'Bestätigt'],
    ["'=1+1", day, '5', '1', '1', ''],
    ['Alle anderen', day, '8', '0', '0', ''],
    ['Alle', day, '13', '1', '1', ''],
  ]);
});
