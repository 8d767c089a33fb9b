import { eq, like } from 'drizzle-orm';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schemas } from '@foyer/api';
import type { Browser } from '../../../test/browser.ts';
import { contentQueries } from '../../../test/content-queries.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { news } from '../../shared/content/news.tables.ts';
import { newsConfirmations } from './confirmations.tables.ts';
import { users } from '../../shared/people/people.tables.ts';

type Report = Schemas['NewsConfirmationReport'];

const server = await testServer();
const { db } = server.database;
const article = ids.news.newest;
const many = 1200;

let editor: Browser;
beforeAll(async () => {
  const rows = Array.from({ length: many }, (_, index): typeof users.$inferInsert => ({
    ...{ id: `many-${index}`, orgId: ids.org, username: `many-${index}`, email: `many-${index}@aurelia.example` },
    ...{ firstname: 'Mia', lastname: `Zeller ${String(index).padStart(4, '0')}`, hotelId: index % 2 ? 'hotel-kurpark' : null },
  }));
  await db.insert(users).values(rows);
  await db.insert(users).values([
    { ...rows[0]!, id: 'gone', username: 'gone', email: 'gone@aurelia.example', active: false },
    { ...rows[0]!, id: 'waits', username: 'waits', email: 'waits@aurelia.example', emailConfirmedAt: null },
    { ...rows[0]!, id: 'formula', username: 'formula', email: 'f@aurelia.example', firstname: '=HYPERLINK("x")', lastname: 'Äöü; "Ö"' },
  ]);
  await db.update(news).set({ confirmationRequired: true }).where(eq(news.id, article));
  const confirmed = [...rows.slice(0, 900).map(({ id }) => id), 'gone', 'formula'];
  const confirmedAt = new Date('2026-07-01T10:00:00Z');
  await db.insert(newsConfirmations).values(confirmed.map((userId) => ({ newsId: article, asked: 1, userId, version: 1, confirmedAt })));
  // Of an older demand, and of another article: neither counts.
  await db.insert(newsConfirmations).values([
    { newsId: article, asked: 7, userId: ids.users.member, version: 7 },
    { newsId: ids.news.event, asked: 1, userId: ids.users.member, version: 1 },
  ]);
  editor = await server.login('editor');
});
afterAll(() => server.close());

const path = `/news/${article}/confirmations`;
const report = async (query = '') => (await editor.get(`${path}?${query}`)).json<Report>();
const names = ({ results }: Report) => results.map(({ user }) => user.name);
// Three of the fixture and the formula.
const asked = many + 4;

describe('the report', () => {
  it('counts everybody who can log in, and no one else', async () => {
    const { results, hotels, ...rest } = await report();
    expect(rest).toMatchObject({
      ...{ asked, confirmed: 901 },
      article: { id: article, title: 'Meldung 1', version: 1, required: true, due_day: null },
      pagination: { self: 1, last: Math.ceil(asked / 10), limit: 10 },
    });
    expect(results).toHaveLength(10);
    expect(hotels).toEqual([
      { id: 'hotel-kurpark', name: 'Hotel am Kurpark', asked: 603, confirmed: 450 },
      { id: 'none', name: null, asked: 601, confirmed: 451 },
    ]);
  });

  it('is read in two statements, however many there are', async () => {
    expect(await contentQueries(server.database, () => report('limit=100&page=3'))).toHaveLength(2);
  });

  it('lists everybody once over all pages, in the same order', async () => {
    const pages: Report[] = [];
    // One after the other: so many at once the server may refuse.
    for (let page = 1; page <= 13; page += 1) pages.push(await report(`limit=100&page=${page}`));
    const all = pages.flatMap(({ results }) => results.map(({ user }) => user.id));
    expect(new Set(all).size).toBe(asked);
    expect(all).toHaveLength(asked);
  });

  it.each([
    ['filters[state][]=open', 303],
    ['filters[state][]=confirmed', 901],
    ['filters[state][]=open&filters[state][]=confirmed', asked],
    ['filters[hotel][]=none', 601],
    ['filters[hotel][]=hotel-kurpark&filters[state][]=open', 153],
    ['filters[hotel][]=hotel-kurpark&filters[hotel][]=none', asked],
    ['filters[hotel][]=nowhere', 0],
    ['query=zeller%200003', 1],
    ['query=aou', 1],
    ['query=%25', 0],
    ['query=', asked],
  ])('with %s lists %i', async (query, expected) => {
    const { pagination, ...rest } = await report(`${query}&limit=1`);
    expect(pagination.last).toBe(Math.max(1, expected));
    expect(names({ ...rest, pagination })).toHaveLength(Math.min(1, expected));
    // What is counted does not depend on what is listed.
    expect([rest.asked, rest.confirmed]).toEqual([asked, 901]);
  });

  it.each([
    ['filters[state][]=late', 'filters.state.0'],
    ['filters[author][]=x', 'filters.author'],
    ['page=0', 'page'],
  ])('refuses %s by its field', async (query, field) => {
    const answer = await editor.get(`${path}?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<Schemas['Problem']>().errors).toContainEqual(expect.objectContaining({ field }));
  });
});

describe('the export', () => {
  const exported = (query = '') => editor.get(`${path}/export?${query}`);
  const cells = (body: string, delimiter = ';') => parse(body, { delimiter, bom: true });

  it('holds all who are listed, in the reader’s language and on the customer’s clock', async () => {
    const answer = await exported('locale=de_DE&filters[state][]=confirmed');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain("filename*=UTF-8''Lesebest%C3%A4tigungen%20");
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [header, ...rows] = cells(answer.body);
    expect(header).toEqual(['Name', 'Hotel', 'Status', 'Bestätigt am', 'Fassung']);
    expect(rows).toHaveLength(901);
    expect(rows).toContainEqual(['Mia Zeller 0001', 'Hotel am Kurpark', 'Bestätigt', '2026-07-01 12:00', '1']);
  });

  it('holds nothing that a spreadsheet takes for a formula', async () => {
    const { body } = await exported('locale=en_GB&query=hyperlink');
    expect(cells(body, ',')[1]![0]).toBe(`'=HYPERLINK("x") Äöü; "Ö"`);
  });

  it('is given to the editor’s own page alone', async () => {
    expect((await editor.get(`${path}/export`, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await (await server.guest()).get(`${path}/export`)).statusCode).toBe(401);
    expect((await (await server.login('member')).get(`${path}/export`)).statusCode).toBe(404);
  });
});

it('members who leave are no longer counted, and their confirmation goes with them', async () => {
  await db.delete(users).where(like(users.id, 'many-11%'));
  expect((await report()).asked).toBe(asked - 111);
});
