import type { Schemas } from '@foyer/api';
import { eq, inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids, onArticle, password } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { comments, likes } from '../../shared/content/comments.tables.ts';
import { news } from '../../shared/content/news.tables.ts';
import { users } from '../../shared/people/people.tables.ts';

type Comment = Schemas['Comment'];
type CommentList = Schemas['CommentList'];
type Likes = Schemas['Likes'];

const server = await testServer();
const { db } = server.database;
const type = 'news';
let member: Browser;
let editor: Browser;
beforeAll(async () => {
  member = await server.login('member');
  editor = await server.login('editor');
});
afterAll(() => server.close());

const write = async (id: string, values: object = {}, browser = member) =>
  browser.post('/comments', { type, id, text: 'Gut!', key: randomUUID(), ...values });
const written = async (id: string, values?: object, browser?: Browser) => (await write(id, values, browser)).json<Comment>();
const list = async (id: string, query = '', browser = member) =>
  (await browser.get(`/comments?type=${type}&id=${id}${query}`)).json<CommentList>();
const likesOf = async (id: string, browser = member) => (await browser.get(`/likes?type=${type}&id=${id}`)).json<Likes>();
const like = async (id: string, liked: boolean, browser = member) => browser.put('/likes', { type, id, like: liked });
const stored = async (articleId: string) => db.$count(comments, eq(comments.contentId, articleId));

const unseen = [
  ['unknown', 'nothing'],
  ['not published yet', ids.news.future],
  ['another org’s', ids.news.otherOrg],
] as const;

describe('reading comments', () => {
  it('shows the newest first with what the reader may do', async () => {
    const shown = async (browser: Browser) =>
      (await list(ids.news.newest, '', browser)).results.map(({ id, permissions }) => [id, permissions.delete]);
    expect(await shown(member)).toEqual([
      [ids.comments.byEditor, false],
      [ids.comments.byMember, true],
    ]);
    expect((await shown(editor)).map(([, mayDelete]) => mayDelete)).toEqual([true, true]);
    const { results } = await list(ids.news.newest);
    expect(results[1]).toMatchObject({
      author: { name: 'Annika Berger', image: { id: ids.media.photo } },
      text: 'Ein Kommentar (comment-member)',
    });
  });

  it.each([
    ['&limit=1', 1, { self: 1, last: 2, prev: null, next: 2, limit: 1 }],
    ['&limit=1&page=2', 1, { self: 2, last: 2, prev: 1, next: null, limit: 1 }],
    ['&page=99999', 0, { self: 99_999, last: 1, prev: 1, next: null, limit: 10 }],
  ])('comes in pages: %s', async (query, shown, pagination) => {
    const answer = await list(ids.news.newest, query);
    expect(answer.results).toHaveLength(shown);
    expect(answer).toMatchObject({ total: 2, pagination: { first: 1, ...pagination } });
  });

  it('of an article without any is an empty list', async () => {
    expect(await list(ids.news.event)).toMatchObject({ results: [], total: 0 });
  });

  it.each([...unseen, ['without comments', ids.news.withoutComments] as const])(
    'under an article that is %s answers 404',
    async (_, id) => {
      expect((await member.get(`/comments?type=news&id=${id}`)).statusCode).toBe(404);
    },
  );

  it.each(['type=page&id=article-1', 'type=news', 'id=article-1', 'type=news&id=article-1&page=0', 'type=news&id=article-1&limit=abc'])(
    'refuses %s',
    async (query) => {
      expect((await member.get(`/comments?${query}`)).statusCode).toBe(400);
    },
  );
});

describe('writing a comment', () => {
  const target = 'article-5';

  it('answers with it and shows it at once', async () => {
    const answer = await write(target, { text: '  Zeile eins\r\nZeile zwei \n' });
    expect(answer.statusCode).toBe(201);
    const comment = answer.json<Comment>();
    expect(comment).toMatchObject({ text: 'Zeile eins\nZeile zwei', author: { id: ids.users.member }, permissions: { delete: true } });
    expect(Math.abs(Date.parse(comment.created_at) - Date.now())).toBeLessThan(60_000);
    expect((await list(target)).results[0]).toEqual(comment);
  });

  it.each([
    ['nothing', { text: '' }, 'text', 'blank'],
    ['white space only', { text: ' \n\t\u00a0\u3000' }, 'text', 'blank'],
    ['too much', { text: 'x'.repeat(5001) }, 'text', 'too_long'],
    ['a NUL', { text: 'a\0b' }, 'text', 'invalid_format'],
    ['half a character', { text: '\ud800 halb' }, 'text', 'invalid_format'],
    ['a number', { text: 1 }, 'text', 'wrong_type'],
    ['a key that is none', { key: 'again' }, 'key', 'invalid_format'],
    ['an author', { author: 'user-editor' }, 'author', 'unknown_field'],
    ['an unknown type', { type: 'page' }, 'type', 'not_allowed'],
  ])('refuses %s and stores nothing', async (_, values, field, code) => {
    const before = await stored(target);
    const answer = await write(target, values);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<Schemas['Problem']>().errors).toContainEqual(expect.objectContaining({ field, code }));
    expect(await stored(target)).toBe(before);
  });

  it.each(['x'.repeat(5000), '😀'.repeat(5000), '<script>alert(1)</script>', 'مرحبا'])('keeps what was written', async (text) => {
    expect((await written(target, { text })).text).toBe(text);
  });

  it.each([...unseen, ['without comments', ids.news.withoutComments] as const])(
    'under an article that is %s answers 404',
    async (_, id) => {
      const before = await stored(id);
      expect((await write(id)).statusCode).toBe(404);
      expect(await stored(id)).toBe(before);
    },
  );

  it('needs the session’s CSRF token', async () => {
    const answer = await member.post('/comments', { type, id: target, text: 'x', key: randomUUID() }, { 'x-csrf-token': '' });
    expect([answer.statusCode, answer.json<Schemas['Problem']>().code]).toEqual([403, 'csrf_failed']);
  });

  it('sent again with its key answers the first one', async () => {
    const key = randomUUID();
    const first = await written(target, { key, text: 'Einmal' });
    const before = await stored(target);
    expect(await written(target, { key: key.toUpperCase(), text: ' Einmal\n' })).toEqual(first);
    expect(await stored(target)).toBe(before);
  });

  it('is refused where something else comes with a key that was used', async () => {
    const key = randomUUID();
    const first = await written(target, { key, text: 'Einmal' });
    const before = await stored(target);
    const others = [{ text: 'Zweimal' }, { text: 'Einmal', parent_id: first.id }, { text: 'Einmal', id: 'article-6' }];
    for (const other of others) {
      const refused = await write(target, { key, ...other });
      expect([refused.statusCode, refused.json<Schemas['Problem']>().code]).toEqual([409, 'key_used']);
    }
    expect(await stored(target)).toBe(before);
    // Its text has changed since, and still it is known by what was sent.
    await member.send({ method: 'PATCH', url: `/comments/${first.id}`, payload: { text: 'Geändert', revision: 0 } });
    expect((await write(target, { key, text: 'Geändert' })).statusCode).toBe(409);
    expect(await written(target, { key, text: 'Einmal' })).toMatchObject({ id: first.id, text: 'Geändert' });
  });

  it('of two texts that come with one key at once stores one and refuses the other', async () => {
    const key = randomUUID();
    const before = await stored(target);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => write(target, { key, text: index % 2 ? 'Ja' : 'Nein' })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array<number>(6).fill(201), ...Array<number>(6).fill(409)]);
    expect(await stored(target)).toBe(before + 1);
  });

  it('that was deleted does not come back by a request that is repeated', async () => {
    const root = await written(target, { text: 'Frage' });
    const key = randomUUID();
    const reply = await written(target, { key, parent_id: root.id }, editor);
    const placeholder = { key: randomUUID(), text: 'Noch eine Frage' };
    const answered = await written(target, placeholder);
    await written(target, { parent_id: answered.id }, editor);
    const before = await stored(target);
    await editor.delete(`/comments/${reply.id}`);
    await member.delete(`/comments/${answered.id}`);
    for (const again of [() => write(target, { key, parent_id: root.id }, editor), () => write(target, placeholder)]) {
      const refused = await again();
      expect([refused.statusCode, refused.json<Schemas['Problem']>().code]).toEqual([404, 'comment_gone']);
    }
    expect(await stored(target)).toBe(before - 1);
  });

  it('deleted while it is sent again many times does not come back', async () => {
    const key = randomUUID();
    const { id } = await written(target, { key });
    const before = await stored(target);
    const answers = await Promise.all([member.delete(`/comments/${id}`), ...Array.from({ length: 10 }, () => write(target, { key }))]);
    for (const { statusCode } of answers) expect([201, 204, 404]).toContain(statusCode);
    expect(await stored(target)).toBe(before - 1);
    expect((await write(target, { key })).statusCode).toBe(404);
  });

  it('with the same key stores one, also when twenty requests come at once', async () => {
    const key = randomUUID();
    const before = await stored(target);
    const answers = await Promise.all(Array.from({ length: 20 }, () => write(target, { key })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map((answer) => answer.json<Comment>().id)).size).toBe(1);
    expect(await stored(target)).toBe(before + 1);
  });

  it('keeps the keys of different people apart', async () => {
    const key = randomUUID();
    const [mine, theirs] = [await written(target, { key }), await written(target, { key }, editor)];
    expect(mine.id).not.toBe(theirs.id);
  });
});

describe('deleting a comment', () => {
  const target = 'article-6';

  it.each([
    ['its author', 'member', 'member', 204],
    ['an editor', 'member', 'editor', 204],
    ['a superadmin', 'member', 'superadmin', 204],
    ['another member', 'editor', 'member', 404],
  ] as const)('by %s', async (_, author, deleter, status) => {
    const { id } = await written(target, {}, await server.login(author));
    const answer = await (await server.login(deleter)).delete(`/comments/${id}`);
    expect([answer.statusCode, answer.body.length > 0]).toEqual([status, status === 404]);
    expect(await db.$count(comments, eq(comments.id, id))).toBe(status === 204 ? 0 : 1);
  });

  it('twice answers 404 the second time', async () => {
    const { id } = await written(target);
    await member.delete(`/comments/${id}`);
    expect((await member.delete(`/comments/${id}`)).statusCode).toBe(404);
  });

  it('of another org answers 404 even to a superadmin', async () => {
    expect((await (await server.login('superadmin')).delete(`/comments/${ids.comments.otherOrg}`)).statusCode).toBe(404);
    expect(await db.$count(comments, eq(comments.id, ids.comments.otherOrg))).toBe(1);
  });

  it('is not for guests', async () => {
    expect((await (await server.guest()).delete(`/comments/${ids.comments.byMember}`)).statusCode).toBe(401);
  });
});

describe('likes', () => {
  it('are counted, and the reader’s own is known', async () => {
    const names = ({ people, ...likes }: Likes) => ({ ...likes, people: people.map(({ id }) => id).sort() });
    const { superadmin, editor: editorId } = ids.users;
    expect(names(await likesOf(ids.news.newest))).toEqual({ count: 2, liked: false, people: [editorId, superadmin] });
    expect(names(await likesOf(ids.news.newest, editor))).toEqual({ count: 2, liked: true, people: [superadmin] });
    expect(await likesOf(ids.news.event)).toEqual({ count: 0, liked: false, people: [] });
  });

  it('show the latest three others, and none who has left', async () => {
    const [template] = await db.select().from(users).where(eq(users.id, ids.users.member));
    const people = [0, 1, 2, 3, 4].map((n) => `liker-${n}`);
    await db
      .insert(users)
      .values(people.map((id) => ({ ...template!, id, username: id, email: `${id}@aurelia.example`, active: id !== 'liker-4' })));
    const moment = (n: number) => new Date(Date.UTC(2026, 0, n + 1));
    await db.insert(likes).values(people.map((userId, n) => ({ ...onArticle('article-6'), userId, createdAt: moment(n) })));
    await like('article-6', true);
    expect((await likesOf('article-6')).people.map(({ id }) => id)).toEqual(['liker-3', 'liker-2', 'liker-1']);
    expect((await likesOf('article-6')).count).toBe(6);
  });

  it('can be given and taken back, repeating changes nothing', async () => {
    const steps = [true, true, false, false, true];
    const answers = [];
    for (const liked of steps) answers.push((await like('article-7', liked)).json<Likes>());
    expect(answers).toEqual(steps.map((liked) => ({ count: liked ? 1 : 0, liked, people: [] })));
  });

  it.each([...unseen, ['without likes', ids.news.withoutLikes] as const])('on an article that is %s answer 404', async (_, id) => {
    await db
      .insert(likes)
      .values({ ...onArticle(ids.news.future), userId: ids.users.member })
      .onConflictDoNothing();
    const before = await db.select().from(likes);
    const answers = await Promise.all([like(id, true), like(id, false), member.get(`/likes?type=news&id=${id}`)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(await db.select().from(likes)).toEqual(before);
  });

  it.each([{ like: 'maybe' }, { like: null }, { like: 1 }, { user_id: ids.users.editor }, { id: 'a b' }])('refuse %j', async (values) => {
    expect((await member.put('/likes', { type, id: 'article-7', like: true, ...values })).statusCode).toBe(400);
  });
});

describe('what twenty people do at once', () => {
  const target = 'article-8';
  const people = Array.from({ length: 20 }, (_, n) => `writer-${n}`);
  let browsers: Browser[];

  beforeAll(async () => {
    const [template] = await db.select().from(users).where(eq(users.id, ids.users.member));
    await db.insert(users).values(people.map((id) => ({ ...template!, id, username: id, email: `${id}@aurelia.example` })));
    browsers = await Promise.all(people.map(() => server.guest()));
    for (const [n, browser] of browsers.entries()) await browser.post('/auth/login', { username: people[n], password });
  });

  it('is counted exactly, for everyone, at once', async () => {
    const answers = await Promise.all(
      browsers.flatMap((browser, n) => [
        write(target, { text: `Von ${n}` }, browser),
        like(target, true, browser),
        // Every second one changes their mind twice.
        ...(n % 2 ? [like(target, true, browser), like(target, true, browser)] : []),
      ]),
    );
    expect(answers.every(({ statusCode }) => statusCode < 300)).toBe(true);
    const [teaser] = (await member.get(`/news?limit=1&page=8`)).json<Schemas['NewsList']>().results;
    expect(teaser).toMatchObject({ id: target, likes_count: 20, comments_count: 20 });
    expect((await list(target, '&limit=100')).results.map(({ author }) => author.id).sort()).toEqual([...people].sort());
    expect(await likesOf(target)).toMatchObject({ count: 20, liked: false });
    expect(await db.$count(likes, inArray(likes.userId, people))).toBe(20);
  });
});

describe('the shared dashboard', () => {
  const counts = async () => {
    const page = (await editor.get(`/pages/${ids.pages.dashboard}`)).json<Schemas['Page']>();
    const teasers = page.modules.flatMap((module) =>
      module.type === 'articleteaser' || module.type === 'topteaser' ? module.results : [],
    );
    const { likes_count, comments_count } = teasers.find(({ id }) => id === ids.news.event) as Schemas['ArticleTeaser'];
    return [likes_count, comments_count];
  };

  it('shows what this process wrote at once', async () => {
    const seen = [await counts()];
    await like(ids.news.event, true);
    seen.push(await counts());
    const { id } = await written(ids.news.event);
    seen.push(await counts());
    await member.delete(`/comments/${id}`);
    seen.push(await counts());
    await like(ids.news.event, false);
    seen.push(await counts());
    expect(seen).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [1, 0],
      [0, 0],
    ]);
  });

  it('shows what another process wrote within a second', async () => {
    await counts();
    await db.insert(likes).values({ ...onArticle(ids.news.event), userId: ids.users.superadmin });
    await expect.poll(counts, { timeout: 1500 }).toEqual([1, 0]);
  });
});

it('an article that is withdrawn takes its comments out of reach', async () => {
  const { id } = await written('article-9');
  await db
    .update(news)
    .set({ publishDate: new Date('2999-01-01') })
    .where(eq(news.id, 'article-9'));
  expect((await member.get('/comments?type=news&id=article-9')).statusCode).toBe(404);
  expect((await member.delete(`/comments/${id}`)).statusCode).toBe(404);
});
