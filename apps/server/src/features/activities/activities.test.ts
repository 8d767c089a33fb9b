import type { Schemas } from '@foyer/api';
import { desc, eq, inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids, onArticle } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { listen, open } from '../../platform/realtime/realtime.test-helpers.ts';
import { activities } from './activities.tables.ts';
import { comments } from '../../shared/content/comments.tables.ts';
import { news } from '../../shared/content/news.tables.ts';
import { users } from '../../shared/people/people.tables.ts';

type ActivityList = Schemas['ActivityList'];

const server = await testServer();
const { db } = server.database;
let [member, editor, superadmin]: Browser[] = [];
beforeAll(async () => {
  member = await server.login('member');
  editor = await server.login('editor');
  superadmin = await server.login('superadmin');
});
afterAll(() => server.close());
beforeEach(async () => {
  await db.delete(activities);
  await db.delete(comments);
});

// By the editor, as all of the fixture's articles are.
const target = ids.news.newest;

async function write(browser = member!, articleId: string = target, key = randomUUID()): Promise<string> {
  return (await browser.post('/comments', { type: 'news', id: articleId, text: 'Gut!', key })).json<{ id: string }>().id;
}
const feed = async (browser: Browser, query = '') => (await browser.get(`/activities${query}`)).json<ActivityList>();
const unread = async (browser: Browser) => (await browser.get('/activities/unread')).json<Schemas['UnreadCount']>().count;
const mark = async (browser: Browser, until: string) =>
  (await browser.post('/activities/mark_as_read', { until })).json<Schemas['UnreadCount']>().count;
const notifiedOf = async (commentId: string) => {
  const rows = await db.select().from(activities).where(eq(activities.commentId, commentId)).orderBy(activities.userId);
  return rows.map(({ userId, sentence }) => [userId, sentence]);
};

/** The editor's own activities, one a minute, the first the newest. */
async function fill(count: number, read = 0): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    ...{ id: `activity-${index}`, orgId: ids.org, userId: ids.users.editor, type: 'comment' as const },
    ...{ sentence: 'comment_on_yours' as const, actorId: ids.users.member, ...onArticle(target) },
    createdAt: new Date(Date.UTC(2026, 10, 18, 12) - index * 60_000),
    readAt: index >= count - read ? new Date() : null,
  }));
  await db.insert(activities).values(rows);
  return rows.map(({ createdAt }) => createdAt.toISOString());
}

describe('a comment', () => {
  it('notifies the article’s author, in the reader’s language, with who wrote it', async () => {
    const id = await write();
    const { results, unread_since } = await feed(editor!, '?locale=de_DE');
    expect(results).toMatchObject([
      {
        ...{ user_id: ids.users.member, user_name: 'Annika Berger', img: { id: ids.media.photo }, read: false, type: 'comment' },
        text: '\u2068Annika Berger\u2069 hat Ihren Artikel „\u2068Meldung 1\u2069“ kommentiert.',
        ...{ url: `/news/${target}#comment_${id}`, membership: null },
      },
    ]);
    expect(unread_since).toBe(results[0]!.date_posted);
    const [english] = (await feed(editor!, '?locale=en_GB')).results;
    expect(english!.text).toBe('\u2068Annika Berger\u2069 commented on your article “\u2068Story 1\u2069”.');
    expect([await unread(editor!), await unread(member!)]).toEqual([1, 0]);
  });

  it('notifies those who commented before, each once, but never its own author', async () => {
    await write();
    await write();
    expect(await notifiedOf(await write(superadmin))).toEqual([
      [ids.users.editor, 'comment_on_yours'],
      [ids.users.member, 'comment_beside_yours'],
    ]);
    expect(await notifiedOf(await write(editor))).toEqual([
      [ids.users.member, 'comment_beside_yours'],
      [ids.users.superadmin, 'comment_beside_yours'],
    ]);
  });

  it('notifies once where it is sent again', async () => {
    const key = randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => write(member, target, key)));
    expect(await unread(editor!)).toBe(1);
  });

  it('does not notify those who left or have yet to confirm their address', async () => {
    const [template] = await db.select().from(users).where(eq(users.id, ids.users.member));
    const gone = [
      { ...template!, id: 'gone', username: 'gone', email: 'gone@aurelia.example', active: false },
      { ...template!, id: 'waits', username: 'waits', email: 'waits@aurelia.example', emailConfirmedAt: null },
    ];
    await db.insert(users).values(gone);
    await db
      .insert(comments)
      .values(gone.map(({ id }) => ({ id: randomUUID(), ...onArticle(target), authorId: id, text: 'Vorher', key: id })));
    expect(await notifiedOf(await write())).toEqual([[ids.users.editor, 'comment_on_yours']]);
  });

  it('takes its activities with it when it is deleted', async () => {
    const id = await write();
    await member!.delete(`/comments/${id}`);
    expect([await unread(editor!), (await feed(editor!)).results]).toEqual([0, []]);
  });

  it('is neither written nor announced where one of the two fails', async () => {
    await db.execute("alter table activities add constraint broken check (sentence <> 'comment_on_yours')");
    const answer = await member!.post('/comments', { type: 'news', id: target, text: 'Verloren', key: randomUUID() });
    await db.execute('alter table activities drop constraint broken');
    expect(answer.statusCode).toBe(500);
    expect(await db.$count(comments)).toBe(0);
  });

  it('is not listed while its article is withdrawn', async () => {
    await write();
    const publish = (publishDate: Date) => db.update(news).set({ publishDate }).where(eq(news.id, target));
    const [{ publishDate } = { publishDate: new Date(0) }] = await db.select().from(news).where(eq(news.id, target));
    await publish(new Date('2999-01-01'));
    const hidden = [await unread(editor!), await feed(editor!)];
    await publish(publishDate);
    expect(hidden).toMatchObject([0, { results: [], unread_since: null }]);
    expect(await unread(editor!)).toBe(1);
  });
});

describe('the feed', () => {
  it('comes in pages of the server’s size, newest first, and knows on every page how far it is unread', async () => {
    const dates = await fill(23, 2);
    const [first, second, beyond] = [await feed(editor!), await feed(editor!, '?page=2'), await feed(editor!, '?page=9')];
    expect([...first.results, ...second.results].map(({ date_posted }) => date_posted)).toEqual(dates);
    expect(first.pagination).toEqual({ self: 1, first: 1, last: 2, prev: null, next: 2, limit: 20 });
    expect([first, second, beyond].map(({ unread_since }) => unread_since)).toEqual(Array(3).fill(dates[20]));
    expect(second.results.map(({ read }) => read)).toEqual([false, true, true]);
    expect(beyond).toMatchObject({ results: [], pagination: { last: 2, prev: 2 } });
  });

  it('shows no other member’s', async () => {
    await fill(2);
    expect((await feed(member!)).results).toEqual([]);
    expect(await mark(member!, '2026-11-19T00:00:00.000Z')).toBe(0);
    expect(await unread(editor!)).toBe(2);
  });

  it.each([
    [0, 0],
    [99, 99],
    [100, 100],
    [130, 100],
  ])('with %i unread says %i', async (stored, said) => {
    if (stored > 0) await fill(stored);
    expect(await unread(editor!)).toBe(said);
  });
});

describe('marking as read', () => {
  it('goes up to a moment: what came since stays unread, and repeating it changes nothing', async () => {
    const dates = await fill(4);
    expect([await mark(editor!, dates[1]!), await mark(editor!, dates[1]!)]).toEqual([1, 1]);
    const { results, unread_since } = await feed(editor!);
    expect(results.map(({ read }) => read)).toEqual([false, true, true, true]);
    expect(unread_since).toBe(dates[0]);
  });

  it('includes what was posted within the shown millisecond', async () => {
    await write();
    const [shown] = (await feed(editor!)).results;
    expect(await mark(editor!, shown!.date_posted)).toBe(0);
  });

  it('leaves what the member has yet to do, which is no reason to look further down the feed', async () => {
    const [newest] = await fill(2);
    await db.update(activities).set({ type: 'others', sentence: 'confirmation_asked' }).where(eq(activities.id, 'activity-1'));
    expect(await feed(editor!)).toMatchObject({ unread_since: newest, results: [{ to_do: false }, { to_do: true, read: false }] });
    expect(await mark(editor!, newest!)).toBe(1);
    expect(await feed(editor!)).toMatchObject({ unread_since: null, results: [{ read: true }, { to_do: true, read: false }] });
  });

  it('keeps when it was first read', async () => {
    const [newest] = await fill(1);
    const readAt = async () =>
      (
        await db
          .select()
          .from(activities)
          .where(inArray(activities.id, ['activity-0']))
      )[0]!.readAt;
    await mark(editor!, newest!);
    const before = await readAt();
    await mark(editor!, newest!);
    expect(await readAt()).toEqual(before);
  });

  it.each([{}, { until: 'yesterday' }, { until: 5 }, { until: '2026-11-18T09:00:00.000Z', user_id: ids.users.member }])(
    'refuses %j',
    async (body) => {
      expect((await editor!.post('/activities/mark_as_read', body)).statusCode).toBe(400);
    },
  );
});

describe('open pages', () => {
  it('hear at once how much is unread, and no other member’s do', async () => {
    const address = await listen(server.app);
    const [reader, writer] = [open(address, editor!), open(address, member!)];
    await Promise.all([reader.hello, writer.hello]);
    const counts = ({ messages }: typeof reader) => messages.flatMap((message) => (message.type === 'unread' ? message.activities : []));
    await expect.poll(() => [counts(reader), counts(writer)]).toEqual([[0], [0]]);
    await write();
    const second = await write();
    await expect.poll(() => counts(reader)).toEqual([0, 1, 2]);
    await member!.delete(`/comments/${second}`);
    await expect.poll(() => counts(reader)).toEqual([0, 1, 2, 1]);
    await mark(editor!, new Date().toISOString());
    await expect.poll(() => counts(reader)).toEqual([0, 1, 2, 1, 0]);
    expect(counts(writer)).toEqual([0]);
    for (const { socket } of [reader, writer]) socket.terminate();
  });
});

it('twenty comments at once all notify, in order', async () => {
  await Promise.all(Array.from({ length: 20 }, () => write()));
  expect(await unread(editor!)).toBe(20);
  const { results } = await feed(editor!);
  const stored = await db.select().from(activities).orderBy(desc(activities.createdAt));
  expect(results.map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
});
