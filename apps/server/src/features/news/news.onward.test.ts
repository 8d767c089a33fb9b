import type { Schemas } from '@foyer/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { news } from '../../shared/content/news.tables.ts';
import { newsReads } from './news-reads.tables.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import type { Browser } from '../../../test/browser.ts';

const server = await testServer();
let member: Browser;
let editor: Browser;

beforeAll(async () => {
  [member, editor] = [await server.login('member'), await server.login('editor')];
  // Unread is what is recent; the fixture's days are fixed.
  await server.database.db
    .update(news)
    .set({ publishDate: new Date(Date.now() - 3_600_000) })
    .where(eq(news.id, 'article-2'));
  await server.database.db
    .update(news)
    .set({ publishDate: new Date(Date.now() - 7_200_000) })
    .where(eq(news.id, 'article-3'));
});
afterAll(() => server.close());

const onward = async (id: string, browser = member) => (await browser.get(`/news/${id}/onward`)).json<Schemas['NewsOnward']>();
const idsOf = ({ unread, related }: Schemas['NewsOnward']) => [unread?.id ?? null, ...related.map(({ id }) => id)];

it('leads to two others, each once and none that is not out, of the same category first', async () => {
  for (const id of ['article-1', 'article-2', 'article-7', ids.news.oldest]) {
    const { unread, related } = await onward(id);
    const shown = [...(unread ? [unread] : []), ...related];
    expect(new Set(shown.map((one) => one.id)).size).toBe(3);
    expect(shown.map((one) => one.id)).not.toContain(id);
    expect(shown.map((one) => one.id)).not.toContain(ids.news.future);
    const category = (await member.get(`/news/${id}`)).json<Schemas['Article']>().category?.id;
    expect(related[0]!.category?.id).toBe(category);
  }
});

it('offers the newest that the member has not read, and to no one else what they have', async () => {
  expect((await onward('article-1')).unread?.id).toBe('article-2');
  expect((await member.put('/news/article-2/read')).statusCode).toBe(204);
  expect((await member.put('/news/article-2/read')).statusCode).toBe(204);
  const after = await onward('article-1');
  expect(after.unread?.id).toBe('article-3');
  expect(new Set(idsOf(after)).size).toBe(3);
  expect((await onward('article-1', editor)).unread?.id).toBe('article-2');
  expect(await server.database.db.select().from(newsReads)).toEqual([{ userId: ids.users.member, newsId: 'article-2', finished: true }]);
});

it('says nothing about what is not out, and notes nothing of it', async () => {
  const answers = await Promise.all([member.get(`/news/${ids.news.future}/onward`), member.put(`/news/${ids.news.future}/read`)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
});

it('forgets what was read with the article and its reader', async () => {
  await server.database.db.insert(newsReads).values({ userId: ids.users.editor, newsId: ids.news.oldest, finished: true });
  await server.database.db.delete(news).where(eq(news.id, ids.news.oldest));
  expect(await server.database.db.$count(newsReads, eq(newsReads.newsId, ids.news.oldest))).toBe(0);
});
