import type { Schemas } from '@foyer/api';
import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { ids, onArticle } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { createFeatures } from '../../features.ts';
import { activities } from '../../features/activities/activities.tables.ts';
import { newsContent } from '../../features/news/index.ts';
import { pageContent } from '../../features/pages/index.ts';
import { groupReadBy } from '../../features/posts/index.ts';
import { groups, posts } from '../../features/posts/posts.tables.ts';
import type { Context } from '../../platform/context.ts';
import { bundledSpecification } from '../../platform/http/specification.ts';
import { comments, likes } from './comments.tables.ts';
import { contentOf, defineContentType, type NamedContent } from './content-type.ts';
import { createContentTypes } from './content-types.ts';
import { contents } from './contents.tables.ts';
import { news } from './news.tables.ts';
import { pages } from './pages.tables.ts';

/** Pages that take comments and likes, and posts, which not every member reads. */
const page = defineContentType({ ...pageContent, comments: sql`true`, likes: sql`true` });
const post = defineContentType({
  type: 'post',
  table: posts,
  visibility: (readerId) => sql`exists (select 1 from ${groups} where ${groups.id} = ${posts.groupId} and ${groupReadBy(readerId)})`,
  title: () => sql`${posts.description}`,
  address: (id) => `/posts/${id}`,
  authorId: posts.authorId,
  comments: sql`true`,
  likes: sql`true`,
});

const bundled = bundledSpecification();
const { schemas } = bundled.components;
const ContentType = { ...schemas['ContentType'], enum: ['news', 'page', 'post', 'rating'] };

/** Brings what the migration of a new type brings. Until the trigger is as it should be, no server starts. */
async function refuseWithoutTrigger({ db }: Pick<Context, 'db'>, make: () => Promise<unknown>): Promise<void> {
  const refused =
    /^The table "posts" of the content type "post" lacks the trigger .* CREATE TRIGGER "posts_contents" .*"keep_contents"\('post'\)/;
  const createTrigger = (when: string, type: string) =>
    db.execute(sql.raw(`create trigger posts_contents ${when} on posts for each row execute function keep_contents('${type}')`));
  const always = 'after insert or delete or update of id, org_id';
  await expect(make()).rejects.toThrow(refused);
  for (const [when, type] of [
    [always, 'posts'],
    ['after insert', 'post'],
  ] as const) {
    await createTrigger(when, type);
    await expect(make()).rejects.toThrow(refused);
    await db.execute(sql`drop trigger posts_contents on posts`);
  }
  await createTrigger(always, 'post');
}

const server = await testServer({
  async features(context) {
    const make = () => createFeatures(context, createContentTypes(newsContent, page, post));
    await refuseWithoutTrigger(context, make);
    return make();
  },
  specification: { ...bundled, components: { ...bundled.components, schemas: { ...schemas, ContentType } } },
});
const { db } = server.database;
let [member, editor, superadmin, outsider]: Browser[] = [];
beforeAll(async () => {
  await db.execute(sql`insert into ${contents} (org_id, type, id) select org_id, 'post', id from ${posts}`);
  // Another customer's page of the same id.
  await db.insert(pages).values({ id: ids.pages.welcome, orgId: ids.otherOrg, title: { de_DE: 'Fremd' }, modules: [] });
  [member, editor, superadmin] = await Promise.all([server.login('member'), server.login('editor'), server.login('superadmin')]);
  outsider = await (await Browser.open(server.inject, 'other.example')).login('outsider');
});
afterAll(() => server.close());
beforeEach(async () => {
  await db.delete(activities);
  await db.delete(comments);
  await db.delete(likes);
});

const welcome: NamedContent = { type: 'page', id: ids.pages.welcome };
const write = async (browser: Browser, content: object, values: object = {}) =>
  browser.post('/comments', { ...content, text: 'Gut!', key: randomUUID(), ...values });
const written = async (browser: Browser, content: object, values?: object) =>
  (await write(browser, content, values)).json<Schemas['Comment']>();
const list = async (browser: Browser, { type, id }: NamedContent) => browser.get(`/comments?type=${type}&id=${id}`);
const texts = async (browser: Browser, content = welcome) =>
  (await list(browser, content)).json<Schemas['CommentList']>().results.map(({ text }) => text);
const like = async (browser: Browser, content: object, liked = true) => browser.put('/likes', { ...content, like: liked });
const feed = async (browser: Browser) => (await browser.get('/activities?locale=de_DE')).json<Schemas['ActivityList']>().results;
const unread = async (browser: Browser) => (await browser.get('/activities/unread')).json<Schemas['UnreadCount']>().count;

describe('a page', () => {
  it('is commented, answered and liked like an article', async () => {
    const first = await written(member!, welcome, { text: 'Erster' });
    const reply = await written(editor!, welcome, { text: 'Antwort', parent_id: first.id });
    expect(reply.parent_id).toBe(first.id);
    expect((await list(member!, welcome)).json<Schemas['CommentList']>()).toMatchObject({ total: 2, results: [{ text: 'Erster' }] });
    expect((await member!.get(`/comments/${first.id}/replies`)).json<Schemas['CommentReplies']>().total).toBe(1);
    expect((await like(member!, welcome)).json()).toEqual({ count: 1, liked: true, people: [] });
    expect((await editor!.get(`/likes?type=page&id=${welcome.id}`)).json()).toMatchObject({
      count: 1,
      liked: false,
      people: [{ id: ids.users.member }],
    });
  });

  it('is in the feed with its title and its address', async () => {
    const first = await written(member!, welcome);
    const { id } = await written(editor!, welcome, { parent_id: first.id });
    expect(await feed(member!)).toMatchObject([{ user_id: ids.users.editor, url: `/page/welcome#comment_${id}`, read: false }]);
    expect((await feed(member!))[0]!.text).toContain('Willkommen');
    // It has no author to be notified.
    expect(await feed(editor!)).toEqual([]);
  });

  it('keeps what is said on it from the content of the same name of another customer, and from an article of that name', async () => {
    await db.insert(news).values({ ...(await db.select().from(news).where(eq(news.id, ids.news.newest)))[0]!, id: ids.pages.welcome });
    await written(member!, welcome, { text: 'Unser' });
    await written(outsider!, welcome, { text: 'Fremd' });
    await like(outsider!, welcome);
    await written(member!, { ...welcome, type: 'news' }, { text: 'Zum Artikel' });
    expect([await texts(member!), await texts(outsider!), await texts(editor!, { ...welcome, type: 'news' })]).toEqual([
      ['Unser'],
      ['Fremd'],
      ['Zum Artikel'],
    ]);
    expect((await member!.get(`/likes?type=page&id=${welcome.id}`)).json()).toEqual({ count: 0, liked: false, people: [] });
    await db.delete(news).where(eq(news.id, ids.pages.welcome));
    expect([await texts(member!), await db.$count(comments)]).toEqual([['Unser'], 2]);
  });

  it('takes no reply to a comment on something else', async () => {
    const { id } = await written(member!, { type: 'news', id: ids.news.newest });
    expect((await write(member!, welcome, { parent_id: id })).statusCode).toBe(404);
    expect((await member!.get(`/comments?type=page&id=${welcome.id}&around=${id}`)).json()).toMatchObject({ target: null, total: 0 });
  });

  it('that is in preparation takes its comments out of reach and off the feeds, and gives them back', async () => {
    const first = await written(member!, welcome);
    await written(editor!, welcome, { parent_id: first.id });
    const hide = async (draft: boolean) => db.update(pages).set({ draft }).where(eq(pages.id, welcome.id));
    const states = async () => {
      const answers = [await list(member!, welcome), await write(member!, welcome), await like(member!, welcome)];
      return [...answers, await member!.get(`/comments/${first.id}/replies`)].map(({ statusCode }) => statusCode);
    };
    await hide(true);
    expect([await states(), await feed(member!), await unread(member!)]).toEqual([[404, 404, 404, 404], [], 0]);
    expect((await member!.delete(`/comments/${first.id}`)).statusCode).toBe(404);
    await hide(false);
    expect([await states(), await unread(member!)]).toEqual([[200, 201, 200, 200], 1]);
  });
});

describe('a post of a closed group', () => {
  let closed: NamedContent;
  beforeAll(async () => {
    const [row] = await db.select({ id: posts.id }).from(posts).where(eq(posts.groupId, ids.groups.closed));
    closed = { type: 'post', id: row!.id };
  });

  it('is read, commented and liked by those who belong to it, and is as if it were not for all others', async () => {
    expect((await write(editor!, closed)).statusCode).toBe(201);
    const by = async (browser: Browser) => {
      const answers = [await list(browser, closed), await write(browser, closed), await like(browser, closed)];
      return answers.map(({ statusCode }) => statusCode);
    };
    expect([await by(superadmin!), await by(member!), await by(outsider!)]).toEqual([
      [200, 201, 200],
      [404, 404, 404],
      [404, 404, 404],
    ]);
  });

  it('notifies no member who does not read it, mentioned or not', async () => {
    const text = '@Annika Berger Hallo';
    const mentions = [{ id: ids.users.member, start: 0, length: '@Annika Berger'.length }];
    await db
      .insert(comments)
      .values({ ...contentOf(post, ids.org, closed.id), id: 'left', authorId: ids.users.member, text: 'x', key: 'x' });
    expect((await write(editor!, closed, { text, mentions })).statusCode).toBe(201);
    expect(await db.$count(activities, eq(activities.userId, ids.users.member))).toBe(0);
  });

  it('is off the feed of a member who reads it no more', async () => {
    const notified = { ...contentOf(post, ids.org, closed.id), type: 'comment', sentence: 'mention', actorId: ids.users.editor } as const;
    await db.insert(activities).values([
      { ...notified, id: 'to-member', userId: ids.users.member },
      { ...notified, id: 'to-superadmin', userId: ids.users.superadmin },
    ]);
    expect([await feed(member!), await unread(member!), await unread(superadmin!)]).toEqual([[], 0, 1]);
    expect((await feed(superadmin!))[0]!.url).toBe(`/posts/${closed.id}#comments`);
  });
});

describe('what is not registered', () => {
  it('takes nothing', async () => {
    const rating = { type: 'rating', id: 'rating-1' };
    const answers = [await list(member!, rating), await write(member!, rating), await like(member!, rating)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });
});

describe('what hangs on a content', () => {
  const all = async () => Promise.all([db.$count(comments), db.$count(likes), db.$count(activities)]);

  it.each([
    ['an article', news, contentOf(newsContent, ids.org, 'gone')],
    ['a page', pages, contentOf(pageContent, ids.org, 'gone')],
  ])('goes with %s', async (_, table, content) => {
    if (table === news)
      await db.insert(news).values({ ...(await db.select().from(news).where(eq(news.id, ids.news.newest)))[0]!, id: 'gone' });
    else await db.insert(pages).values({ id: 'gone', orgId: ids.org, title: { de_DE: 'Weg' }, modules: [] });
    await db.insert(comments).values({ ...content, id: 'gone', authorId: ids.users.member, text: 'x', key: 'gone' });
    await db.insert(likes).values({ ...content, userId: ids.users.member });
    await db
      .insert(activities)
      .values({ ...content, id: 'gone', userId: ids.users.editor, type: 'comment', sentence: 'comment_beside_yours' });
    await db.update(table).set({ id: 'gone-2' }).where(eq(table.id, 'gone'));
    expect(await all()).toEqual([1, 1, 1]);
    await db.delete(table).where(eq(table.id, 'gone-2'));
    expect([await all(), await db.$count(contents, eq(contents.id, 'gone-2'))]).toEqual([[0, 0, 0], 0]);
  });

  it('cannot hang on none, nor on one of another customer', async () => {
    const on = (content: object) =>
      db
        .insert(likes)
        .values({ ...onArticle(ids.news.newest), userId: ids.users.member, ...content })
        .then(
          () => 'kept',
          () => 'refused',
        );
    expect([await on({ contentId: 'none' }), await on({ orgId: ids.otherOrg }), await on({ contentType: 'page' }), await on({})]).toEqual([
      ...['refused', 'refused', 'refused'],
      'kept',
    ]);
  });
});
