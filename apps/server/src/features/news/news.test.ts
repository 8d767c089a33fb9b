import type { Schemas } from '@foyer/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { contentQueries } from '../../../test/content-queries.ts';
import { fixtureNow, ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { news } from '../../shared/content/news.tables.ts';

type NewsList = Schemas['NewsList'];
type Article = Schemas['Article'];

const server = await testServer();
const { db } = server.database;
let member: Browser;
beforeAll(async () => {
  member = await server.login('member');
});
afterAll(() => server.close());

const list = async (query = '', browser = member) => (await browser.get(`/news${query}`)).json<NewsList>();
const shownIds = ({ results }: NewsList) => results.map(({ id }) => id);
const published = Array.from({ length: 12 }, (_, index) => `article-${index + 1}`);
const { hotels, people } = ids.categories;

describe('the news list', () => {
  it('shows the newest first, published ones of the own org only', async () => {
    expect(shownIds(await list('?limit=100'))).toEqual(published);
  });

  it('is for members', async () => {
    expect((await (await server.guest()).get('/news')).statusCode).toBe(401);
  });

  it('gives an outsider the outsider’s', async () => {
    const outsider = await server.guest();
    const answer = await outsider.send({
      method: 'POST',
      url: '/auth/login',
      payload: { username: 'outsider', password: 'foyer-demo' },
      headers: { host: 'other.example' },
    });
    expect(answer.statusCode).toBe(200);
    expect(shownIds((await outsider.get('/news', { host: 'other.example' })).json<NewsList>())).toEqual([ids.news.otherOrg]);
  });

  it.each([
    ['', published.slice(0, 10), { self: 1, last: 2, prev: null, next: 2, limit: 10 }],
    ['?page=2', published.slice(10), { self: 2, last: 2, prev: 1, next: null, limit: 10 }],
    ['?page=2&limit=5', published.slice(5, 10), { self: 2, last: 3, prev: 1, next: 3, limit: 5 }],
    ['?page=99999', [], { self: 99_999, last: 2, prev: 2, next: null, limit: 10 }],
    [
      `?filters[category][]=${hotels}&limit=3`,
      ['article-1', 'article-3', 'article-5'],
      { self: 1, last: 2, prev: null, next: 2, limit: 3 },
    ],
    [
      `?filters[category][]=${hotels}&filters[category][]=${people}&limit=2`,
      ['article-1', 'article-2'],
      { self: 1, last: 6, prev: null, next: 2, limit: 2 },
    ],
    ['?filters[category][]=nobody', [], { self: 1, last: 1, prev: null, next: null, limit: 10 }],
    [
      `?filters[category][]=nobody&filters[category][]=${people}&limit=1`,
      ['article-2'],
      { self: 1, last: 6, prev: null, next: 2, limit: 1 },
    ],
  ])('at %j shows %j', async (query, expected, pagination) => {
    const answer = await list(query);
    expect(shownIds(answer)).toEqual(expected);
    expect(answer.pagination).toEqual({ first: 1, ...pagination });
  });

  it.each([
    ['page=0', 'page', 'too_small'],
    ['page=-1', 'page', 'too_small'],
    ['page=abc', 'page', 'wrong_type'],
    ['page=1.5', 'page', 'wrong_type'],
    ['page=100001', 'page', 'too_big'],
    ['limit=0', 'limit', 'too_small'],
    ['limit=101', 'limit', 'too_big'],
    ['filters[author][]=x', 'filters.author', 'unknown_field'],
    ['filters[category][]=', 'filters.category.0', 'blank'],
    ['filters[category][]=%00', 'filters.category.0', 'invalid_format'],
    ["filters[category][]=x'%20or%201=1", 'filters.category.0', 'invalid_format'],
    ['filters=x', 'filters', 'wrong_type'],
  ])('refuses %s', async (query, field, code) => {
    const answer = await member.get(`/news?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<Schemas['Problem']>().errors).toContainEqual(expect.objectContaining({ field, code }));
  });

  it('orders articles of the same moment by id, the same on every page', async () => {
    const moment = new Date(fixtureNow.getTime() - 50 * 3_600_000);
    const [{ id: _, ...template } = {} as never] = await db.select().from(news).where(eq(news.id, ids.news.oldest));
    const together = ['tie-c', 'tie-a', 'tie-b'].map((id) => ({ ...template, id, publishDate: moment }));
    await db.insert(news).values(together);
    const pages = await Promise.all([13, 14, 15].map((page) => list(`?limit=1&page=${page}`)));
    await db.delete(news).where(eq(news.publishDate, moment));
    expect(pages.flatMap(shownIds)).toEqual(['tie-a', 'tie-b', 'tie-c']);
  });

  it('gives what a teaser needs', async () => {
    const [first, second] = (await list('?locale=en_GB')).results;
    expect(first).toMatchObject({
      ...{ title: 'Story 1', teaser: 'What story 1 is about.', content_locale: 'en_GB', event: null },
      category: { id: hotels, name: 'Our hotels' },
      author: { id: ids.users.editor, name: 'Jonas Reiter', image: null },
      images: { teaser: { id: ids.media.photo, alt: 'The house in the evening', width: 1600 } },
      ...{ likes_allowed: true, comments_allowed: true, likes_count: 2, comments_count: 2 },
    });
    expect(second).toMatchObject({
      event: { first_day: '2026-12-04', last_day: null, start_time: '18:00', end_time: '22:00' },
      images: { teaser: null },
    });
  });

  it('says in which language a text came where the reader’s is missing', async () => {
    const [first] = (await list('?locale=fr_FR')).results;
    expect(first).toMatchObject({ title: 'Story 1', content_locale: 'en_GB', category: { name: 'Our hotels' } });
  });

  it('is read in two queries, however long it is', async () => {
    const statements = await contentQueries(server.database, () => list('?limit=100&locale=it_IT'));
    expect(statements).toHaveLength(2);
    expect(statements.join()).not.toContain('"news"."content"');
  });
});

it('categories come in the editor’s order and the reader’s language', async () => {
  expect((await member.get('/news/categories?locale=en_GB')).json()).toEqual([
    { id: hotels, name: 'Our hotels' },
    { id: people, name: 'People' },
  ]);
});

describe('an article', () => {
  const read = async (id: string, query = '') => member.get(`/news/${id}${query}`);

  it('comes whole', async () => {
    const article = (await read(ids.news.newest, '?locale=de_DE')).json<Article>();
    expect(article).toMatchObject({
      ...{ id: ids.news.newest, title: 'Meldung 1', content: '<p>Der Text der Meldung 1.</p>', content_locale: 'de_DE' },
      publish_date: '2026-11-18T07:00:00.000Z',
      images: { title: { id: ids.media.photo }, images: [{ id: ids.media.photo }] },
      attachments: [{ id: ids.media.file, title: 'Hygieneplan', type: 'application/pdf' }],
    });
  });

  it.each([
    ['unknown', 'nothing'],
    ['not published yet', ids.news.future],
    ['another org’s', ids.news.otherOrg],
    ['a number too long', '9'.repeat(64)],
  ])('that is %s is not there', async (_, id) => {
    const answer = await read(id);
    expect(answer.statusCode).toBe(404);
    expect(answer.json<Schemas['Problem']>().code).toBe('not_found');
  });

  it.each(['%00', 'a%20b', "'", 'x'.repeat(65), '..%2f', '%F0%9F%98%80'])('with the malformed id %s is refused', async (id) => {
    expect([400, 404]).toContain((await read(id)).statusCode);
  });

  it('is sanitised whatever the database holds', async () => {
    await db
      .update(news)
      .set({ content: { de_DE: '<p onclick="x()">Text<script>alert(1)</script> <a href="javascript:x">hier</a></p>' } })
      .where(eq(news.id, ids.news.oldest));
    const article = (await read(ids.news.oldest, '?locale=fr_FR')).json<Article>();
    expect(article).toMatchObject({ content: '<p>Text <a>hier</a></p>', content_locale: 'de_DE' });
  });

  it('leaves out media that are gone or another org’s', async () => {
    await db
      .update(news)
      .set({
        imageId: ids.media.otherOrg,
        galleryIds: [ids.media.otherOrg, 'gone', ids.media.file, ids.media.photo],
        attachmentIds: ['gone'],
      })
      .where(eq(news.id, 'article-11'));
    const { images, attachments } = (await read('article-11')).json<Article>();
    expect({ title: images.title, images: images.images.map(({ id }) => id), attachments }).toEqual({
      ...{ title: null, images: [ids.media.photo], attachments: [] },
    });
  });
});
