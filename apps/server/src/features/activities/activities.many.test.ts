// @embedded: background work on the one connection
import type { Schemas } from '@foyer/api';
import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import type { Context } from '../../platform/context.ts';
import { createTestClock, testJobs } from '../../platform/jobs/jobs.test-helpers.ts';
import { jobs } from '../../platform/jobs/jobs.tables.ts';
import { comments } from '../../shared/content/comments.tables.ts';
import { news } from '../../shared/content/news.tables.ts';
import { contentTypes } from '../../features.ts';
import { addConfirmationJobs } from '../confirmations/confirmations.jobs.ts';
import { addActivityJobs } from './activities.background.ts';
import { activities } from './activities.tables.ts';
import { createAnnouncer } from './index.ts';

const server = await testServer();
const { db } = server.database;
const target = 'article-5';
const many = 1200;
const publish = vi.fn();
const log = { warn: vi.fn(), info: vi.fn() } as unknown as Context['log'];

/** A process that does what requests leave to it; `onDb` for what it sees of the database. */
function worker(onDb = db, clock = createTestClock()) {
  const made = testJobs(server.database, { ...clock, log });
  const context = { db: onDb, jobs: made, log, realtime: { publish } as unknown as Context['realtime'] };
  addActivityJobs(context, contentTypes);
  addConfirmationJobs(context, createAnnouncer(context, contentTypes));
  return made;
}

let [member, editor]: Browser[] = [];
beforeAll(async () => {
  [member, editor] = [await server.login('member'), await server.login('editor')];
  await db.execute(sql`insert into users (id, org_id, username, email, firstname, lastname, email_confirmed_at)
    select 'many-' || n, ${ids.org}, 'many-' || n, 'many-' || n || '@aurelia.example', 'Anna', 'Nr ' || n, now() from generate_series(1, ${many}) n`);
});
afterAll(() => server.close());

const publishAt = (publishDate: Date) => db.update(news).set({ publishDate }).where(eq(news.id, target));
beforeEach(async () => {
  publish.mockClear();
  await db.delete(activities);
  await db.delete(jobs);
  await db.delete(comments);
  await publishAt(new Date('2026-11-01'));
  await db.execute(sql`insert into comments (id, org_id, content_type, content_id, author_id, text, key, created_at)
    select 'before-' || n, ${ids.org}, 'news', ${target}, 'many-' || n, 'Satz', 'before-' || n, timestamptz '2026-11-02' from generate_series(1, ${many}) n`);
});

const write = async () =>
  (await member!.post('/comments', { type: 'news', id: target, text: 'Gut!', key: randomUUID() })).json<Schemas['Comment']>().id;
const notified = async () => (await db.select().from(activities)).map(({ userId }) => userId);
const announced = () => publish.mock.calls.map(([userId]) => userId as string);

/** A database whose process dies in its third transaction. */
function dying() {
  let count = 0;
  const transaction = (work: (tx: typeof db) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      const result = await work(tx as unknown as typeof db);
      count += 1;
      if (count === 2) throw new Error('gone');
      return result;
    });
  return Object.assign(Object.create(db) as typeof db, { transaction });
}

describe('a comment on an article with more than a thousand commenters', () => {
  it('notifies some with the comment and all others in a job, each once, and their open pages', async () => {
    await write();
    const atOnce = await notified();
    expect(atOnce).toHaveLength(101);
    expect(atOnce).toContain(ids.users.editor);
    await worker().runDue();
    const all = await notified();
    expect([all.length, new Set(all).size]).toEqual([many + 1, many + 1]);
    expect([...announced()].sort()).toEqual(all.filter((id) => !atOnce.includes(id)).sort());
    expect(await db.$count(jobs, eq(jobs.name, 'activities.notify-earlier'))).toBe(0);
  });

  it('notifies each once where the process dies halfway and another one goes on', async () => {
    await write();
    const clock = createTestClock();
    await worker(dying(), clock).runDue();
    const halfway = await notified();
    expect(halfway.length).toBeGreaterThan(101);
    expect(halfway.length).toBeLessThan(many);
    clock.advance(60_000);
    await worker(db, clock).runDue();
    const all = await notified();
    expect([all.length, new Set(all).size]).toEqual([many + 1, many + 1]);
  });

  it('notifies no more once its article is withdrawn', async () => {
    await write();
    await publishAt(new Date('2999-01-01'));
    await worker().runDue();
    expect(await notified()).toHaveLength(101);
  });

  it('notifies no more once it is deleted, and the pages of all who had it to read hear so', async () => {
    const id = await write();
    const work = worker();
    await work.runDue();
    publish.mockClear();
    await member!.delete(`/comments/${id}`);
    expect(await notified()).toEqual([]);
    await work.runDue();
    expect(new Set(announced()).size).toBe(many + 1);

    await member!.delete(`/comments/${await write()}`);
    await work.runDue();
    expect(await notified()).toEqual([]);
  });
});

it('a confirmation asked of more than a thousand members is asked of some at once and of the others in a job, each once', async () => {
  const ask = async () =>
    (await editor!.put(`/news/${target}/confirmation_settings`, { required: true, due_day: null, ask_again: true })).json<
      Schemas['NewsConfirmationSettings']
    >();
  expect(await ask()).toMatchObject({ required: true, pending: true });
  expect(await notified()).toHaveLength(500);
  const clock = createTestClock();
  await worker(dying(), clock).runDue();
  expect(await ask()).toMatchObject({ pending: true });
  clock.advance(60_000);
  await worker(db, clock).runDue();
  const all = await notified();
  // All but the editor who asks.
  expect([all.length, new Set(all).size]).toEqual([many + 2, many + 2]);
  expect((await editor!.get(`/news/${target}/confirmation_settings`)).json()).toMatchObject({ pending: false });
});
