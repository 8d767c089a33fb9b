// @embedded: background work on the one connection
import type { Schemas } from '@foyer/api';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import type { Context } from '../../platform/context.ts';
import { jobs } from '../../platform/jobs/jobs.tables.ts';
import { createTestClock, testJobs } from '../../platform/jobs/jobs.test-helpers.ts';
import { activities } from '../activities/activities.tables.ts';
import { createAnnouncer } from '../activities/index.ts';
import { news } from '../../shared/content/news.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { contentTypes } from '../../features.ts';
import { addConfirmationJobs } from './confirmations.jobs.ts';

type Settings = Schemas['NewsConfirmationSettings'];

const server = await testServer();
const { db } = server.database;
const article = ids.news.event;
const hour = 3_600_000;
const after = (ms: number) => new Date(Date.now() + ms);
const publish = vi.fn();
const log = { warn: vi.fn(), info: vi.fn() } as unknown as Context['log'];
const announce = createAnnouncer({ db, realtime: { publish } as unknown as Context['realtime'], log }, contentTypes);

/** A process that asks; `onDb` for what it sees of the database. */
function worker(onDb = db, clock = createTestClock(), own = log) {
  const made = testJobs(server.database, { ...clock, log: own });
  addConfirmationJobs({ db: onDb, jobs: made }, announce);
  return made;
}

let [member, editor]: Browser[] = [];
beforeAll(async () => {
  [member, editor] = [await server.login('member'), await server.login('editor')];
});
afterAll(() => server.close());

const change = (values: Partial<typeof news.$inferInsert>) => db.update(news).set(values).where(eq(news.id, article));
const plan = (publishDate: Date, expiresAt: Date | null = null) => change({ publishDate, expiresAt });
beforeEach(async () => {
  publish.mockClear();
  await db.delete(activities);
  await db.delete(jobs);
  await change({ confirmationRequired: false, confirmationPending: false, confirmationDueDay: null });
  await plan(after(hour));
});
afterEach(() => expect(log.warn).not.toHaveBeenCalled());

const set = (values: object = {}) => editor!.put(`/news/${article}/confirmation_settings`, { required: true, due_day: null, ...values });
const settings = async () => (await editor!.get(`/news/${article}/confirmation_settings`)).json<Settings>();
const notified = async () => (await db.select().from(activities)).map(({ userId }) => userId).sort();
const everyMember = [ids.users.member, ids.users.superadmin].sort();

describe('a confirmation asked of an article that is not out', () => {
  it('is asked when the article comes out, as of that moment, and once', async () => {
    expect((await set()).json<Settings>()).toMatchObject({ required: true, pending: true });
    await worker().runDue();
    expect(await notified()).toEqual([]);
    const start = Date.now() - 1000;
    await plan(after(-10));
    await worker().runDue();
    expect(await notified()).toEqual(everyMember);
    expect(await settings()).toMatchObject({ pending: false });
    await worker().runDue();
    expect(await notified()).toEqual(everyMember);

    const { results } = (await member!.get('/activities?locale=de_DE')).json<Schemas['ActivityList']>();
    expect(results).toMatchObject([{ user_id: ids.users.editor, read: false, url: `/news/${article}#confirmation` }]);
    expect(Date.parse(results[0]!.date_posted)).toBeGreaterThan(start);
    expect(publish.mock.calls.map(([userId, message]) => [userId, message as object])).toContainEqual([
      ids.users.member,
      { type: 'unread', activities: 1 },
    ]);
  });

  it('is asked by one of several processes', async () => {
    await set();
    await plan(after(-10));
    await Promise.all([worker(), worker(), worker(), worker()].map((one) => one.runDue()));
    expect(await notified()).toEqual(everyMember);
  });

  it('survives a process that dies while it asks', async () => {
    await set();
    await plan(after(-10));
    const dies = (work: (tx: typeof db) => Promise<unknown>) =>
      db.transaction(async (tx) => {
        await work(tx as unknown as typeof db);
        throw new Error('gone');
      });
    const dying = Object.assign(Object.create(db) as typeof db, { transaction: dies });
    const clock = createTestClock();
    await worker(dying, clock, { ...log, warn: vi.fn() } as unknown as Context['log']).runDue();
    expect(await notified()).toEqual([]);
    clock.advance(60_000);
    await worker(db, clock).runDue();
    expect(await notified()).toEqual(everyMember);
  });

  it('waits with its article: postponed, and for one that has expired until it is out again', async () => {
    await set();
    await plan(after(2 * hour));
    await worker().runDue();
    await plan(after(-2 * hour), after(-hour));
    await worker().runDue();
    expect(await notified()).toEqual([]);
    expect(await settings()).toMatchObject({ pending: true });
    await plan(after(-hour));
    await worker().runDue();
    expect(await notified()).toEqual(everyMember);
  });

  it('is asked of no member once it is taken back, or its article is gone', async () => {
    await set();
    expect((await set({ required: false })).json<Settings>()).toMatchObject({ required: false, pending: false });
    await plan(after(-10));
    await worker().runDue();
    expect(await notified()).toEqual([]);

    const other = { ...(await db.select().from(news).where(eq(news.id, article)))[0]!, id: 'gone', confirmationRequired: true };
    await db.insert(news).values({ ...other, confirmationPending: true });
    await db.delete(news).where(eq(news.id, 'gone'));
    await worker().runDue();
    expect(await notified()).toEqual([]);
  });

  it('reaches those who are members when it comes out, also where the one who asked is gone', async () => {
    await set();
    await db.update(users).set({ active: false }).where(eq(users.id, ids.users.superadmin));
    await change({ confirmationAskedBy: null, publishDate: after(-10) });
    await worker().runDue();
    await db.update(users).set({ active: true }).where(eq(users.id, ids.users.superadmin));
    expect(await notified()).toEqual([ids.users.member]);
    const { results } = (await member!.get('/activities?locale=en_GB')).json<Schemas['ActivityList']>();
    expect(results[0]!.text).toContain('Jonas Reiter');
  });

  it('shows its editor no confirmation of their own', async () => {
    await set();
    const { confirmation, publication } = (await editor!.get(`/news/${article}`)).json<Schemas['Article']>();
    expect([confirmation, publication?.status]).toEqual([null, 'scheduled']);
  });
});

describe('the day by which', () => {
  const day = (ms: number) => after(ms).toISOString().slice(0, 10);
  const faults = (answer: { json<T>(): T }) => answer.json<Schemas['Problem']>().errors.map(({ field, code }) => [field, code]);
  const publication = async (publishDate: Date) => {
    const { publication: now } = (await editor!.get(`/news/${article}`)).json<Schemas['Article']>();
    const { status: _, time_zone: __, ...body } = now!;
    return editor!.put(`/news/${article}/publication`, { ...body, publish_date: publishDate.toISOString() });
  };

  it('is none before the day of publication', async () => {
    await plan(after(240 * hour));
    expect(faults(await set({ due_day: day(96 * hour) }))).toEqual([['due_day', 'before_publication']]);
    expect((await set({ due_day: day(288 * hour) })).statusCode).toBe(200);
  });

  it('keeps the publication from being postponed beyond it, while members have yet to be notified', async () => {
    await plan(after(96 * hour));
    await set({ due_day: day(192 * hour) });
    expect(faults(await publication(after(288 * hour)))).toEqual([['publish_date', 'after_due_day']]);
    expect((await publication(after(168 * hour))).statusCode).toBe(200);
    await set({ due_day: day(336 * hour) });
    expect((await publication(after(288 * hour))).statusCode).toBe(200);
  });
});
