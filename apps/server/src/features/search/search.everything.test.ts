// @embedded: full text, trigrams and triggers are the database's own
import type { Schemas } from '@foyer/api';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { media, orgs } from '../../platform/orgs/orgs.tables.ts';
import { storeMedia } from '../../platform/storage/media.store.ts';
import { comments } from '../../shared/content/comments.tables.ts';
import { news, newsCategories } from '../../shared/content/news.tables.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import { hotels, users } from '../../shared/people/people.tables.ts';
import { newsTopicArticles, newsTopics } from '../../shared/content/news-topics.tables.ts';
import { groups, postMedia, posts } from '../posts/posts.tables.ts';
import { searchDocuments, searchQueue, searchWords } from './search.tables.ts';
import { searchServer } from './search.test-helpers.ts';

const server = await searchServer();
const { db } = server.database;
const { files } = server;
let [guest, member, editor, superadmin]: Browser[] = [];
beforeAll(async () => {
  guest = await server.guest();
  [member, editor, superadmin] = await Promise.all([server.login('member'), server.login('editor'), server.login('superadmin')]);
});
afterAll(() => server.close());

const past = new Date('2026-01-05T08:00:00.000Z');
const later = new Date('2999-01-01T08:00:00.000Z');
const story = (id: string, title: string, more: Partial<typeof news.$inferInsert> = {}): typeof news.$inferInsert => ({
  ...{ id, orgId: ids.org, authorId: ids.users.editor, title: { de_DE: title }, teaser: {}, content: {}, publishDate: past },
  ...more,
});
const page = (id: string, title: string, more: Partial<typeof pages.$inferInsert> = {}): typeof pages.$inferInsert => ({
  ...{ id, orgId: ids.org, title: { de_DE: title }, modules: [] },
  ...more,
});
const remark = (
  id: string,
  contentId: string,
  text: string,
  more: Partial<typeof comments.$inferInsert> = {},
): typeof comments.$inferInsert => ({
  ...{ id, orgId: ids.org, contentType: 'news', contentId, authorId: ids.users.editor, text, locale: 'de_DE', key: id },
  ...more,
});
const file = (id: string, name: string) => ({ id, orgId: ids.org, fileName: name, bytes: Buffer.from('%PDF-1.4\n%%EOF\n') });

const search = async (q: string, who = member, more = '') =>
  (await who!.get(`/search?locale=de_DE&q=${encodeURIComponent(q)}${more}`)).json<Schemas['SearchResults']>();
const found = async (q: string, who = member) =>
  Object.fromEntries((await search(q, who)).groups.map(({ area, results }) => [area, results.map(({ id }) => id)]));

describe('what is found', () => {
  beforeAll(async () => {
    await db.insert(newsCategories).values({ id: 'cat', orgId: ids.org, name: { de_DE: 'Zwetschgenkunde' } });
    await db.insert(newsTopics).values({ id: 'topic', orgId: ids.org, name: { de_DE: 'Quittenwesen' } });
    await db.insert(news).values(
      story('pear', 'Obst', {
        categoryId: 'cat',
        teaser: { de_DE: 'Aus dem Obstgarten' },
        content: { de_DE: '<p>Lang.</p><blockquote><p>Die Mirabellenernte war <b>reich</b> &amp; süß.</p></blockquote>' },
      }),
    );
    await db.insert(newsTopicArticles).values({ newsId: 'pear', topicId: 'topic' });
    await db.insert(hotels).values({
      ...{
        id: 'mispel',
        orgId: ids.org,
        name: 'Mispelhof',
        street: 'Schlehenweg 3',
        zip: '1',
        city: 'Holunderstadt',
        country: 'DE',
        rooms: 1,
      },
    });
    const texts = {
      id: 't',
      type: 'editor',
      title: { de_DE: 'Sanddorn' },
      config: { blocks: [{ html: { de_DE: '<p>Vom Kornelkirschensaft</p>' } }] },
    };
    const house = { id: 'h', type: 'location', title: {}, config: { hotelIds: ['mispel'] } };
    await db.insert(pages).values(page('orchard', 'Garten', { modules: [texts, house] }));
    await db.insert(comments).values(remark('said', 'pear', 'Ich bringe Felsenbirnen mit.'));
    await storeMedia({ db, files }, { ...file('plan-x', 'maulbeerplan.pdf'), title: { de_DE: 'Maulbeeranbau' } });
    await server.index();
  });

  it.each([
    ['Mirabellen', { news: ['pear'] }],
    ['ernte reich', { news: ['pear'] }],
    ['Zwetschge', { news: ['pear'] }],
    ['Quittenwesen', { news: ['pear'] }],
    ['Mispelhof', { hotels: ['mispel'], pages: ['orchard'] }],
    ['Holunderstadt', { hotels: ['mispel'], pages: ['orchard'] }],
    ['Schlehenweg', { hotels: ['mispel'] }],
    ['Kornelkirsche', { pages: ['orchard'] }],
    ['Sanddorn', { pages: ['orchard'] }],
    ['Felsenbirne', { comments: ['said'] }],
    ['Maulbeeren', { files: ['plan-x'] }],
    ['maulbeerplan.pdf', { files: ['plan-x'] }],
  ])('by %j: %j', async (q, expected) => {
    expect(await found(q)).toEqual(expected);
  });

  it('leads where it is shown, with what fits marked in a passage of plain text', async () => {
    const hitOf = async (q: string) => (await search(q)).groups[0]!.results[0]!;
    const text = 'Aus dem Obstgarten Lang. Die Mirabellenernte war reich & süß. Zwetschgenkunde Quittenwesen';
    const start = text.indexOf('Mirabellenernte');
    expect(await hitOf('Mirabellen')).toMatchObject({ url: '/news/pear', title_marks: [], text, text_marks: [{ start, length: 15 }] });
    expect(await hitOf('Felsenbirne')).toMatchObject({
      title: 'Obst',
      url: '/news/pear#comment_said',
      author: expect.any(String) as string,
    });
    expect(await hitOf('Maulbeeranbau')).toMatchObject({
      url: expect.stringMatching(/^\/api\/v2\/media\/plan-x\./) as string,
      file: { type: 'application/pdf' },
    });
    expect(await hitOf('Mispelhof')).toMatchObject({ url: '/page/orchard', title_marks: [{ start: 0, length: 9 }] });
  });

  it('is counted by kind, also where one kind alone is shown', async () => {
    const { counts, groups, total } = await search('Mispelhof', member, '&area=pages');
    expect(counts).toEqual([
      { area: 'hotels', total: 1 },
      { area: 'pages', total: 1 },
    ]);
    expect(groups.map(({ area }) => area)).toEqual(['pages']);
    expect(total).toBe(1);
  });

  it('says what was meant, from what its reader may see', async () => {
    await db.insert(news).values(story('secret', 'Heckenrosenöl', { publishDate: later }));
    await server.index();
    expect((await search('Felsenbiirne')).did_you_mean).toBe('felsenbirnen');
    expect(await search('Heckenrosenol')).toMatchObject({ total: 0, did_you_mean: null });
    expect(await search('Heckenrosenoel', editor)).toMatchObject({ total: 1 });
    expect((await search('Heckenrosemöl', editor)).did_you_mean).toBe('heckenrosenöl');
    await db.delete(news).where(eq(news.id, 'secret'));
  });

  it('is suggested by its title while it is typed', async () => {
    const suggest = async (query: string, who = member) =>
      (await who!.get(`/search/suggestions?locale=de_DE&query=${encodeURIComponent(query)}`)).json<Schemas['SearchSuggestion'][]>();
    expect(await suggest('misp')).toEqual([{ id: 'mispel', title: 'Mispelhof', area: 'hotels', url: '/page/orchard' }]);
    expect(await suggest('mirab')).toEqual([]);
    expect(await suggest('…')).toEqual([]);
    expect((await guest!.get('/search/suggestions?query=misp')).statusCode).toBe(401);
  });

  it('follows whatever changes it, also by SQL', async () => {
    const change = async (statement: Promise<unknown>, q: string, expected: object) => {
      await statement;
      await server.index();
      expect(await found(q)).toEqual(expected);
    };
    await change(
      db
        .update(newsTopics)
        .set({ name: { de_DE: 'Apfelkunst' } })
        .where(eq(newsTopics.id, 'topic')),
      'apfelkunst',
      { news: ['pear'] },
    );
    await change(
      db
        .update(newsCategories)
        .set({ name: { de_DE: 'Dattelkunde' } })
        .where(eq(newsCategories.id, 'cat')),
      'dattel',
      { news: ['pear'] },
    );
    await change(db.delete(newsTopicArticles).where(eq(newsTopicArticles.newsId, 'pear')), 'apfelkunst', {});
    await change(db.update(hotels).set({ name: 'Feigenhof' }).where(eq(hotels.id, 'mispel')), 'feigen', {
      hotels: ['mispel'],
      pages: ['orchard'],
    });
    await change(
      db
        .update(media)
        .set({ title: { de_DE: 'Olivenanbau' } })
        .where(eq(media.id, 'plan-x')),
      'oliven',
      { files: ['plan-x'] },
    );
    await change(db.update(comments).set({ deletedAt: new Date(), text: '' }).where(eq(comments.id, 'said')), 'felsenbirne', {});
    await change(db.update(users).set({ lastname: 'Pfirsich' }).where(eq(users.id, ids.users.editor)), 'pfirsich', {
      people: [ids.users.editor],
    });
    await change(db.delete(news).where(eq(news.id, 'pear')), 'mirabellen', {});
    await change(db.delete(pages).where(and(eq(pages.orgId, ids.org), eq(pages.id, 'orchard'))), 'sanddorn', {});
    expect(await db.select().from(searchQueue)).toEqual([]);
  });
});

describe('what is not for its reader is not found', () => {
  const word = 'Geheimratsecke';
  beforeEach(async () => {
    for (const table of [comments, postMedia, posts, groups, pages, news, media])
      await db.delete(table).where(sql`${'id' in table ? table.id : table.postId} like 'hidden%'`);
  });

  it('articles that are not out, at once when they come out or expire', async () => {
    await db
      .insert(news)
      .values([story('hidden-later', word, { publishDate: later }), story('hidden-gone', word, { expiresAt: new Date('2026-02-01') })]);
    await server.index();
    expect(await found(word)).toEqual({});
    expect((await found(word, editor)).news?.sort()).toEqual(['hidden-gone', 'hidden-later']);
    // Nothing is indexed in between.
    await db.update(news).set({ publishDate: past }).where(eq(news.id, 'hidden-later'));
    expect(await found(word)).toEqual({ news: ['hidden-later'] });
    await db.update(news).set({ expiresAt: new Date() }).where(eq(news.id, 'hidden-later'));
    expect(await found(word)).toEqual({});
  });

  it('comments on them, and what comments count', async () => {
    await db.insert(news).values(story('hidden-later', 'Später', { publishDate: later }));
    await db.insert(comments).values(remark('hidden-said', 'hidden-later', word));
    await server.index();
    expect(await search(word)).toMatchObject({ total: 0, counts: [] });
    await db.update(news).set({ publishDate: past }).where(eq(news.id, 'hidden-later'));
    expect(await found(word)).toEqual({ comments: ['hidden-said'] });
  });

  it('pages in preparation, and those of an article that is not out', async () => {
    await db.insert(news).values(story('hidden-later', 'Später', { publishDate: later }));
    await db
      .insert(pages)
      .values([page('hidden-draft', word, { draft: true }), page('hidden-story', word, { type: 'article', newsId: 'hidden-later' })]);
    await server.index();
    expect(await found(word)).toEqual({});
    expect((await found(word, editor)).pages?.sort()).toEqual(['hidden-draft', 'hidden-story']);
    await db.update(pages).set({ draft: false }).where(eq(pages.id, 'hidden-draft'));
    expect(await found(word)).toEqual({ pages: ['hidden-draft'] });
  });

  it('files of closed groups and of articles that are not out', async () => {
    await db.insert(groups).values({ id: 'hidden-group', orgId: ids.org, name: 'G', visibility: 'members' });
    await db
      .insert(posts)
      .values({ id: 'hidden-post', orgId: ids.org, groupId: 'hidden-group', authorId: ids.users.editor, description: 'x' });
    for (const id of ['hidden-closed', 'hidden-attached']) await storeMedia({ db, files }, { ...file(id, `${word}.pdf`) });
    await db.insert(postMedia).values({ postId: 'hidden-post', mediaId: 'hidden-closed' });
    await db.insert(news).values(story('hidden-later', 'Später', { publishDate: later, attachmentIds: ['hidden-attached'] }));
    await server.index();
    expect(await found(word)).toEqual({});
    expect(await found(word, superadmin)).toEqual({ files: ['hidden-attached'] });
    await db.update(groups).set({ visibility: 'everybody' }).where(eq(groups.id, 'hidden-group'));
    await db.update(news).set({ publishDate: past }).where(eq(news.id, 'hidden-later'));
    expect((await found(word)).files?.sort()).toEqual(['hidden-attached', 'hidden-closed']);
  });

  it('people who have left, and anything of another customer', async () => {
    await db.insert(users).values({
      ...{ id: 'left-x', orgId: ids.org, username: 'left-x', email: 'left-x@aurelia.example', firstname: word, lastname: 'Weg' },
    });
    await db.insert(news).values(story('hidden-other', word, { orgId: ids.otherOrg, authorId: ids.users.outsider }));
    await db.insert(pages).values(page('hidden-page', word, { orgId: ids.otherOrg }));
    await server.index();
    expect(await found(word)).toEqual({ people: ['left-x'] });
    await db.update(users).set({ active: false }).where(eq(users.id, 'left-x'));
    expect(await found(word, superadmin)).toEqual({});
    expect((await guest!.get(`/search?q=${word}`)).statusCode).toBe(401);
  });
});

describe('whatever is typed', () => {
  it.each([
    "'",
    '"',
    '\\',
    '%',
    '_%_',
    '& | ! <-> :*',
    "a' & 'b",
    "hotel':*A | '",
    '!!!???',
    '()',
    '\u202Eletoh\u202C',
    '👩‍🍳',
    'ß',
    '\u0301\u0301',
    'ـ',
    "'; drop table search_documents; --",
    'ü'.repeat(200),
    'a b c d e f g h i j k l m n o p',
    '1'.repeat(199),
    'zzzzzzzz '.repeat(22),
  ])('%j is answered', async (q) => {
    const answer = await member!.get(`/search?q=${encodeURIComponent(q)}`);
    expect(answer.statusCode).toBe(200);
    expect((await member!.get(`/search/suggestions?query=${encodeURIComponent(q)}`)).statusCode).toBe(200);
  });

  it('is at most 200 letters, without signs that no text has', async () => {
    expect((await member!.get('/search?q=%00')).statusCode).toBe(400);
    expect((await member!.get(`/search?q=${'a'.repeat(10_000)}`)).statusCode).toBe(400);
  });

  it('reads through signs that turn the writing', async () => {
    expect((await found('\u202EKurpark\u202C')).hotels).toEqual(['hotel-kurpark']);
  });
});

it('what cannot be read keeps nothing else out, and words that are gone are forgotten', async () => {
  await db
    .insert(news)
    .values([story('broken', 'x', { title: JSON.parse('"no languages"') as object }), story('whole', 'Rhabarberkompott')]);
  await server.index();
  expect(await found('Rhabarber')).toEqual({ news: ['whole'] });
  const known = () => db.$count(searchWords, eq(searchWords.word, 'rhabarberkompott'));
  await db.delete(news).where(eq(news.id, 'whole'));
  await server.index();
  expect(await known()).toBe(1);
  await server.forgetWords();
  expect(await known()).toBe(0);
  expect(await db.$count(searchWords, eq(searchWords.word, 'kurpark'))).toBe(1);
});

it('a customer can be removed, with all that was found of it', async () => {
  await db.insert(orgs).values({ id: 'org-gone', name: 'Gone', settings: {}, menu: [] });
  await db.insert(pages).values(page('p', 'Vergehen', { orgId: 'org-gone' }));
  await server.index();
  const rows = () => db.$count(searchDocuments, eq(searchDocuments.orgId, 'org-gone'));
  expect(await rows()).toBe(1);
  await db.delete(orgs).where(eq(orgs.id, 'org-gone'));
  await server.index();
  expect(await rows()).toBe(0);
});
