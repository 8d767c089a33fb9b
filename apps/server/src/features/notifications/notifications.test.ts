import type { Schemas } from '@foyer/api';
import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { jobs } from '../../platform/jobs/jobs.tables.ts';
import { comments } from '../../shared/content/comments.tables.ts';
import { news } from '../../shared/content/news.tables.ts';
import { chatMessageKind } from './chat-message.kind.ts';
import { forgetSome } from './notifications.forget.ts';
import { latest } from './notifications.test-helpers.ts';
import { notificationEvents, notificationPreferences, notifications } from './notifications.tables.ts';
import { notify, withdraw } from './notify.ts';

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
  await db.delete(notifications);
  await db.delete(notificationPreferences);
  await db.delete(comments);
  await db.delete(jobs);
});

const article = ids.news.newest;
const comment = async (browser = member!, mentions: object[] = []): Promise<string> =>
  (await browser.post('/comments', { type: 'news', id: article, text: 'Gut!', key: randomUUID(), mentions })).json<{ id: string }>().id;
const chat = (actorId: string, userIds: readonly string[] = [ids.users.member], conversation?: string) =>
  db.transaction((tx) =>
    notify(tx, chatMessageKind, {
      ...{ orgId: ids.org, userIds, actorId, subject: 'conversation-1', place: '/chat/conversation-1' },
      ...(conversation !== undefined && { params: { conversation } }),
    }),
  );
const unread = async (browser: Browser) => (await browser.get('/activities/unread')).json<Schemas['UnreadCount']>().count;
const old = (browser: Browser, id: string) => browser.post('/notifications/mark_as_old', { id });
const prefer = (browser: Browser, change: Schemas['NotificationPreferencesChange']) =>
  browser.put('/user/me/notification_preferences', change);

describe('a notification', () => {
  it('says what happened, why it came, and where it leads, as its reader is addressed', async () => {
    const id = await comment();
    expect(await latest(editor!, '?locale=de_DE')).toMatchObject([
      {
        ...{ kind: 'comment', text: '\u2068Annika Berger\u2069 hat Ihren Artikel „\u2068Meldung 1\u2069“ kommentiert.' },
        ...{ reason: 'Sie haben den Artikel verfasst.', actors: [{ id: ids.users.member, name: 'Annika Berger' }], actor_count: 1 },
        ...{ url: `/news/${article}#comment_${id}`, old: false },
      },
    ]);
    expect(await latest(member!)).toEqual([]);
  });

  it('is one for all who do the same about one thing, until it is old', async () => {
    await comment();
    await comment();
    await comment(superadmin);
    const [one, ...others] = await latest(editor!, '?locale=en_GB');
    expect([one!.actor_count, one!.actors[0]!.id, others]).toEqual([2, ids.users.superadmin, []]);
    expect(one!.text).toMatch(/and one other commented on your article/);
    expect((await old(editor!, one!.id)).statusCode).toBe(204);
    await comment();
    expect((await latest(editor!)).map((each) => each.old)).toEqual([false, true]);
  });

  it('is one where several tell of it at the same moment', async () => {
    await Promise.all([chat(ids.users.editor), chat(ids.users.superadmin), chat(ids.users.editor), chat(ids.users.superadmin)]);
    expect(await latest(member!)).toMatchObject([{ actor_count: 2 }]);
  });

  it('forgets a comment that is deleted, and is gone with the last', async () => {
    const [first, second] = [await comment(), await comment(superadmin)];
    await superadmin!.delete(`/comments/${second}`);
    expect(await latest(editor!)).toMatchObject([{ actor_count: 1, actors: [{ id: ids.users.member }] }]);
    await member!.delete(`/comments/${first}`);
    expect(await latest(editor!)).toEqual([]);
    expect(await db.$count(notificationEvents)).toBe(0);
  });

  it('is left out while its article is withdrawn', async () => {
    await comment();
    await db
      .update(news)
      .set({ publishDate: new Date('2999-01-01') })
      .where(eq(news.id, article));
    const seen = await latest(editor!);
    await db
      .update(news)
      .set({ publishDate: new Date('2026-11-01') })
      .where(eq(news.id, article));
    expect(seen).toEqual([]);
    expect(await latest(editor!)).toHaveLength(1);
  });

  it('is not written where what it tells of is not', async () => {
    await expect(
      db.transaction(async (tx) => {
        await notify(tx, chatMessageKind, { orgId: ids.org, userIds: [ids.users.member], actorId: null, subject: 's', place: null });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect([await latest(member!), await db.$count(jobs)]).toEqual([[], 0]);
  });
});

describe('what has been seen', () => {
  it('is old in the bell, and read in the feed', async () => {
    await comment();
    expect(await unread(editor!)).toBe(1);
    const [one] = await latest(editor!);
    await old(editor!, one!.id);
    expect([await unread(editor!), (await latest(editor!))[0]!.old]).toEqual([0, true]);
  });

  it('is what was shown: more that has joined it since is new', async () => {
    await comment();
    const [shown] = await latest(editor!);
    await comment(superadmin);
    const { id, updated_at } = shown!;
    expect((await editor!.post('/notifications/mark_as_old', { id, updated_at })).statusCode).toBe(204);
    expect([await unread(editor!), (await latest(editor!))[0]!.old]).toEqual([1, false]);
    await editor!.post('/notifications/mark_as_old', { id, updated_at: '2999-01-01T00:00:00.000Z' });
    expect([await unread(editor!), (await latest(editor!))[0]!.old]).toEqual([0, true]);
  });

  it('in the feed is old in the bell, but for what the feed does not tell', async () => {
    await comment();
    await chat(ids.users.member, [ids.users.editor]);
    const { results } = (await editor!.get('/activities')).json<Schemas['ActivityList']>();
    await editor!.post('/activities/mark_as_read', { until: results[0]!.date_posted });
    expect((await latest(editor!)).map(({ kind, old: isOld }) => [kind, isOld])).toEqual([
      ['chat_message', false],
      ['comment', true],
    ]);
  });

  it('leaves new what came later, and is no one else’s to decide', async () => {
    await comment();
    const [one] = await latest(editor!);
    await chat(ids.users.member, [ids.users.editor]);
    expect((await old(member!, one!.id)).statusCode).toBe(404);
    expect((await old(editor!, 'none')).statusCode).toBe(404);
    await old(editor!, one!.id);
    expect((await latest(editor!)).map((each) => each.old)).toEqual([false, true]);
  });

  it('in a conversation is taken back', async () => {
    await chat(ids.users.editor, [ids.users.member, ids.users.superadmin], 'Küche');
    expect((await latest(member!, '?locale=de_DE'))[0]!.text).toMatch(/hat in „\u2068Küche\u2069“ geschrieben/);
    await db.transaction((tx) => withdraw(tx, { userId: ids.users.member, kind: chatMessageKind, subject: 'conversation-1' }));
    expect([(await latest(member!)).length, (await latest(superadmin!)).length]).toEqual([0, 1]);
  });
});

describe('the preferences', () => {
  const own = async () => (await member!.get('/user/me/notification_preferences')).json<Schemas['NotificationPreferences']>();
  const chatOf = ({ kinds }: Schemas['NotificationPreferences']) => kinds.find(({ kind }) => kind === 'chat_message');

  it('are the definitions’ until something is chosen, and keep only what differs', async () => {
    expect(chatOf(await own())).toEqual({ kind: 'chat_message', ...chatMessageKind.channels });
    const kind = 'chat_message' as const;
    const changed = await prefer(member!, { kinds: [{ kind, portal: true, push: false, mail: 'off' }] });
    expect(chatOf(changed.json())).toMatchObject({ push: false });
    const [row] = await db.select().from(notificationPreferences);
    expect(row!.kinds).toEqual({ chat_message: { push: false } });
    await prefer(member!, { kinds: [{ kind, ...chatMessageKind.channels }] });
    expect((await db.select().from(notificationPreferences))[0]!.kinds).toEqual({});
  });

  it('hide a kind from the bell', async () => {
    await chat(ids.users.editor);
    await prefer(member!, { kinds: [{ kind: 'chat_message', portal: false, push: false, mail: 'off' }] });
    expect(await latest(member!)).toEqual([]);
  });

  it('leave alone what is not named', async () => {
    const quiet = { from: '22:00', to: '06:00', time_zone: 'Europe/Berlin' };
    await prefer(member!, { quiet_hours: quiet });
    await prefer(member!, { mute_until: '2027-01-01T00:00:00.000Z' });
    expect(await own()).toMatchObject({ quiet_hours: quiet, mute_until: '2027-01-01T00:00:00.000Z' });
  });

  it.each([
    [{ kinds: [{ kind: 'nothing', portal: true, push: true, mail: 'off' }] }, 'kinds.0.kind'],
    [{ quiet_hours: { from: '22:00', to: '06:00', time_zone: 'Mars/Base' } }, 'quiet_hours.time_zone'],
    [{ quiet_hours: { from: '25:00', to: '06:00', time_zone: 'UTC' } }, 'quiet_hours'],
  ])('refuse %j', async (change, field) => {
    const answer = await prefer(member!, change as Schemas['NotificationPreferencesChange']);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<Schemas['Problem']>().errors[0]!.field).toMatch(field);
  });
});

it('are forgotten after 90 days, and shown for 30', async () => {
  await chat(ids.users.editor);
  const age = (days: number) => db.update(notifications).set({ updatedAt: sql`now() - ${days} * interval '1 day'` });
  await age(31);
  await forgetSome(db);
  expect([await latest(member!), await db.$count(notifications)]).toEqual([[], 1]);
  await age(91);
  await forgetSome(db);
  expect(await db.$count(notifications)).toBe(0);
});
