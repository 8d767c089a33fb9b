import { randomUUID } from 'node:crypto';
import type { Schemas } from '@foyer/api';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { audited } from '../../../test/audited.ts';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';
import { news, newsCategories } from '../../shared/content/news.tables.ts';
import { pageDrafts } from '../../shared/content/page-drafts.tables.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import { settingsVersions } from '../settings/settings.tables.ts';

type Categories = Schemas['StudioCategories'];
type Entry = Schemas['StudioCategory'];

const server = await testServer({ env: { WRITE_RATE: '100' } });
const { db } = server.database;
const { hotels, people } = ids.categories;
const start = await db.select().from(newsCategories).where(eq(newsCategories.orgId, ids.org));
const placed = await db.select({ id: news.id, categoryId: news.categoryId }).from(news).where(eq(news.orgId, ids.org));
let [editor, member]: Browser[] = [];
beforeAll(async () => {
  [editor, member] = [await server.login('editor'), await server.login('member')];
  await db.insert(newsCategories).values({ id: 'theirs', orgId: ids.otherOrg, name: { de_DE: 'Fremd' } });
});
beforeEach(async () => {
  for (const { id, ...row } of start) {
    await db
      .insert(newsCategories)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: newsCategories.id, set: row });
  }
  for (const { id, categoryId } of placed) await db.update(news).set({ categoryId }).where(eq(news.id, id));
  await db.delete(settingsVersions).where(eq(settingsVersions.orgId, ids.org));
});
afterAll(() => server.close());

const read = async () => (await editor!.get('/studio/categories?locale=de_DE')).json<Categories>();
const put = (entries: unknown[], version = 0, browser = editor!) =>
  browser.put('/studio/categories?locale=de_DE', { version, content: { entries } });
const move = (from: string, to: string | null) => editor!.put(`/studio/categories/${from}/articles?locale=de_DE`, { to });
const refused = (answer: Awaited<ReturnType<typeof put>>) =>
  answer.json<Schemas['Problem']>().errors.map(({ field, code }) => `${field}: ${code}`);
const categories = async (): Promise<[Entry, Entry]> => (await read()).content.entries as [Entry, Entry];
const shown = async () => (await member!.get('/news/categories?locale=de_DE')).json<Schemas['Category'][]>().map(({ name }) => name);

it('are read with where they are used, and nothing of other customers', async () => {
  await db.insert(pages).values({
    ...{ id: 'teasers', orgId: ids.org, title: { de_DE: 'Anreißer' } },
    modules: [{ id: 'a', type: 'articleteaser', title: {}, config: { layout: 'grid', maxRecords: 3, category: [hotels] } }],
  });
  const inWork = { id: 'a', type: 'articleteaser', title: {}, config: { layout: 'grid', maxRecords: 3, category: [people] } };
  const working = { title: {}, modules: [inWork] } as unknown as Schemas['StudioPageContent'];
  await db.insert(pageDrafts).values({ orgId: ids.org, pageId: 'teasers', content: working, savedAt: new Date() });
  await db.insert(pages).values({ id: 'prepared', orgId: ids.org, title: { de_DE: 'Bald' }, modules: [inWork], draft: true } as never);
  await db
    .update(orgs)
    .set({ menu: [{ type: 'categories', title: { de_DE: 'Leute' }, icon: 'link', referenceId: people }] })
    .where(eq(orgs.id, ids.org));
  const { content, uses } = await read();
  expect(content.entries.map(({ id }) => id)).toEqual([hotels, people]);
  const count = (id: string) => placed.filter(({ categoryId }) => categoryId === id).length;
  expect(uses).toEqual([
    { id: hotels, articles: count(hotels), pages: [{ id: 'teasers', title: 'Anreißer' }], menu: false },
    {
      ...{ id: people, articles: count(people), menu: true },
      pages: expect.arrayContaining([
        { id: 'teasers', title: 'Anreißer' },
        { id: 'prepared', title: 'Bald' },
      ]),
    },
  ]);
  await db.delete(pages).where(inArray(pages.id, ['teasers', 'prepared']));
  await db.update(orgs).set({ menu: [] }).where(eq(orgs.id, ids.org));
});

it('are shown to members as they were saved, tidied and in order, with history and audit', async () => {
  const [first, second] = await categories();
  expect((await shown())[0]).toBe(first.title.de_DE);
  const answer = await put([second, { ...first, title: { de_DE: '  Unsere   Häuser ', fr_FR: ' ' } }]);
  expect(answer.json<Categories>()).toMatchObject({
    version: 1,
    content: { entries: [second, { id: hotels, title: { de_DE: 'Unsere Häuser' } }] },
  });
  expect((await shown()).at(-1)).toBe('Unsere Häuser');
  const [change] = (await editor!.get('/studio/categories/changes?locale=de_DE')).json<Schemas['StudioChange'][]>();
  expect(change).toMatchObject({ version: 1, saved_by: { id: ids.users.editor } });
  const before = (await editor!.get('/studio/categories/changes/0')).json<Schemas['StudioChangeContent']>();
  expect((await put(before.categories!.entries, 1)).json<Categories>().content).toEqual({ entries: [first, second] });
});

it('a new one is given an id, the same when it is saved again; that of another customer stays theirs', async () => {
  const entries = await categories();
  const [made, taken] = [
    { id: randomUUID(), title: { de_DE: 'Küche' } },
    { id: 'theirs', title: { de_DE: 'Keller' } },
  ];
  const saved = (await put([...entries, made, taken])).json<Categories>();
  const added = saved.content.entries.slice(2);
  expect(added.map(({ title }) => title)).toEqual([made.title, taken.title]);
  expect(added.map(({ id }) => id)).not.toContain('theirs');
  const again = (await put([...entries, made, { ...taken, title: { de_DE: 'Gewölbe' } }], 1)).json<Categories>();
  expect(again.content.entries.map(({ id }) => id)).toEqual(saved.content.entries.map(({ id }) => id));
  const [theirs] = await db.select().from(newsCategories).where(eq(newsCategories.id, 'theirs'));
  expect(theirs).toMatchObject({ orgId: ids.otherOrg, name: { de_DE: 'Fremd' } });
  expect((await put(entries, 2)).json<Categories>().content).toEqual({ entries });
});

it('refuses, by field, what members could not tell apart and the removal of what is used', async () => {
  const [first, second] = await categories();
  expect(refused(await put([first, { ...second, title: { de_DE: ' ' } }]))).toEqual(['content.entries.1.title: required']);
  expect(refused(await put([first, { ...second, title: { en_GB: 'X', de_DE: first.title.de_DE!.toUpperCase() } }]))).toEqual([
    'content.entries.1.title: category_repeats',
  ]);
  expect(refused(await put([first, second, first]))).toEqual(['content.entries.2.title: category_repeats']);
  expect(refused(await put([second]))).toEqual(['content.entries: category_in_use']);
  expect(await categories()).toEqual([first, second]);
});

it('of two editors the second is told', async () => {
  const [first, second] = await categories();
  expect((await put([second, first])).statusCode).toBe(200);
  const late = await put([{ ...first, title: { de_DE: 'Spät' } }, second]);
  expect([late.statusCode, late.json<Schemas['Problem']>().code]).toEqual([409, 'changed_meanwhile']);
  expect((await put([second, first])).statusCode).toBe(200);
});

it('gives its articles to another one, and can be removed then; who writes one of them is asked', async () => {
  const articleId = placed.find(({ categoryId }) => categoryId === people)!.id;
  const article = (await editor!.get(`/studio/articles/${articleId}?locale=de_DE`)).json<Schemas['StudioArticle']>();
  const { uses } = (await move(people, hotels)).json<Categories>();
  expect(uses.find(({ id }) => id === people)).toMatchObject({ articles: 0 });
  expect((await audited(db, people)).at(-1)).toMatchObject({ action: 'categories.articles_moved', details: { to: hotels } });
  const late = await editor!.put(`/studio/articles/${articleId}?locale=de_DE`, {
    version: article.version,
    content: { ...article.content, shareable: true },
  });
  expect(late.statusCode).toBe(409);
  const [first] = await categories();
  expect((await put([first])).statusCode).toBe(200);
  expect((await read()).content.entries).toEqual([first]);
});

it.each<[string, string, string | null, number]>([
  ['of one that there is not', 'unknown', null, 404],
  ['of another customer', 'theirs', null, 404],
  ['into another customer’s', people, 'theirs', 400],
  ['into itself', people, people, 400],
])('moves no articles %s', async (_what, from, to, status) => expect((await move(from, to)).statusCode).toBe(status));
