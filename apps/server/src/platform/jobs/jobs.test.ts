// @embedded: leases on the one connection
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { z } from 'zod';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { enqueue } from './enqueue.ts';
import { Away, defineJob, GiveUp } from './job.ts';
import type { Jobs } from './jobs.ts';
import { createJobsOperator } from './jobs.operator.ts';
import { jobs } from './jobs.tables.ts';
import { createTestClock, testJobs } from './jobs.test-helpers.ts';

const server = await testServer();
const { db } = server.database;
afterAll(() => server.close());
beforeEach(() => db.delete(jobs).then(() => undefined));

const minute = 60_000;
const day = 24 * 60 * minute;
const sample = defineJob({ name: 'test.sample', payload: z.strictObject({ name: z.string() }) });
const rows = () => db.select().from(jobs).where(eq(jobs.name, sample.name)).orderBy(jobs.id);
const enqueueAll = async (...names: string[]) => {
  for (const name of names) await enqueue(db, sample, { name });
};

type Run = (payload: { name: string }, signal: AbortSignal) => Promise<void>;
const ran: string[] = [];
const note: Run = async ({ name }) => void ran.push(name);
beforeEach(() => void ran.splice(0));

/** A process with the job. */
function process(run: Run, options: Parameters<typeof testJobs>[1] = {}, more: object = {}): Jobs {
  const made = testJobs(server.database, options);
  made.add(sample, { run, ...more });
  return made;
}

/** Work that goes on until it is let go. */
function held() {
  let letGo = (): void => undefined;
  const end = new Promise<void>((resolve) => (letGo = resolve));
  return { run: (async (payload) => note(payload, new AbortController().signal).then(() => end)) satisfies Run, letGo };
}

describe('a job that is enqueued', () => {
  it('runs once, however many processes there are, and is gone', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `n${index}`);
    await enqueueAll(...names);
    await Promise.all([1, 2, 3].map(() => process(note).runDue()));
    expect(ran.toSorted()).toEqual(names.toSorted());
    expect(await rows()).toEqual([]);
  });

  it('does not run twice at a time', async () => {
    const { run, letGo } = held();
    await enqueueAll('one');
    const first = process(run).runDue();
    await expect.poll(() => ran).toEqual(['one']);
    await process(note).runDue();
    expect(ran).toEqual(['one']);
    letGo();
    await first;
    expect(await rows()).toEqual([]);
  });

  it.runIf(inject('template').database)('is left alone while another process has its row', async () => {
    await enqueueAll('locked', 'free');
    await db.transaction(async (tx) => {
      await tx
        .select()
        .from(jobs)
        .where(eq(jobs.id, (await rows())[0]!.id))
        .for('update');
      await process(note).runDue();
      expect(ran).toEqual(['free']);
    });
  });

  it('is stored with the transaction that enqueues it, or not at all', async () => {
    const refused = db.transaction(async (tx) => {
      await enqueue(tx, sample, { name: 'never' });
      throw new Error('taken back');
    });
    await expect(refused).rejects.toThrow('taken back');
    await db.transaction((tx) => enqueue(tx, sample, { name: 'stored' }));
    await process(note).runDue();
    expect(ran).toEqual(['stored']);
  });

  it('is one with its like of the same key, waits for its time, and has the payload it is defined with', async () => {
    const clock = createTestClock();
    await enqueue(db, sample, { name: 'first' }, { key: 'k', inMs: minute });
    await enqueue(db, sample, { name: 'second' }, { key: 'k' });
    await process(note, clock).runDue();
    expect(ran).toEqual([]);
    clock.advance(minute + 1);
    await process(note, clock).runDue();
    expect(ran).toEqual(['first']);
    await expect(enqueue(db, sample, { nome: 'x' } as never)).rejects.toThrow();
  });

  it('of one customer does not wait for another one’s many', async () => {
    for (const name of ['a1', 'a2', 'a3']) await enqueue(db, sample, { name }, { orgId: ids.org });
    await enqueue(db, sample, { name: 'b1' }, { orgId: ids.otherOrg });
    await process(note).runDue();
    expect(ran).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('runs soon in a process that works, also while its transaction is still open when it is enqueued', async () => {
    const working = process(note);
    working.start();
    await db.transaction(async (tx) => {
      await enqueue(tx, sample, { name: 'now' });
      await tx.select().from(jobs);
    });
    await expect.poll(() => ran, { timeout: 4_000 }).toEqual(['now']);
    await working.stop();
    await enqueueAll('later');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(ran).toEqual(['now']);
  });
});

describe('a process that is killed', () => {
  it('loses its job when the lease ends: another one takes it, and what the first one says of it counts no more', async () => {
    const clock = createTestClock();
    const { run, letGo } = held();
    await enqueueAll('one');
    const first = process(run).runDue();
    await expect.poll(() => ran).toEqual(['one']);
    await process(note, clock).runDue();
    expect(ran).toEqual(['one']);
    clock.advance(minute + 1);
    const second = held();
    const other = process(second.run, clock).runDue();
    await expect.poll(() => ran).toEqual(['one', 'one']);
    letGo();
    await first;
    expect(await rows()).toMatchObject([{ attempts: 2 }]);
    second.letGo();
    await other;
    expect(await rows()).toEqual([]);
  });

  /** Runs what is due in processes that are killed while they do, one after the other: each is heard of no more when its lease has ended. */
  async function killAll(
    count: number,
    clock: ReturnType<typeof createTestClock>,
    start: (run: Run) => Jobs,
  ): Promise<() => Promise<unknown>> {
    const killed: (() => Promise<void>)[] = [];
    for (let time = 0; time < count; time += 1) {
      const { run, letGo } = held();
      const before = ran.length;
      const running = start(run).runDue();
      killed.push(() => (letGo(), running));
      await expect.poll(() => ran.length).toBe(before + 1);
      clock.advance(minute + 1);
    }
    return () => Promise.all(killed.map((end) => end()));
  }

  it('each time by the same job is freed of it: after five takeovers it is a dead letter, as if it had failed', async () => {
    const clock = createTestClock();
    const givenUp = vi.fn(async () => undefined);
    const start = (run: Run) => process(run, clock, { givenUp });
    const reason = 'The process ended 5 times while it ran this job.';
    await enqueueAll('deadly');
    const letGo = await killAll(5, clock, start);
    expect(givenUp).not.toHaveBeenCalled();
    await start(note).runDue();
    expect(ran).toHaveLength(5);
    expect(givenUp).toHaveBeenCalledExactlyOnceWith({ name: 'deadly' }, reason, expect.anything());
    expect(await createJobsOperator(db).deadLetters()).toMatchObject([{ name: sample.name, reason }]);
    await createJobsOperator(db).retry();
    await start(note).runDue();
    expect(ran).toHaveLength(6);
    expect(await rows()).toEqual([]);
    await letGo();
  });

  it('now and then costs a job nothing that comes to an end in between, be it by failing', async () => {
    const clock = createTestClock();
    const start = (run: Run) => process(run, clock);
    await enqueueAll('innocent');
    const letGo = [await killAll(4, clock, start)];
    await start(() => Promise.reject(new Error('no way'))).runDue();
    expect(await rows()).toMatchObject([{ takeovers: 0, failedAt: null, lastError: 'no way' }]);
    clock.advance(16 * minute);
    letGo.push(await killAll(4, clock, start));
    await start(note).runDue();
    expect(await rows()).toEqual([]);
    await Promise.all(letGo.map((end) => end()));
  });

  it('holds its job as long as it lives', async () => {
    const { run, letGo } = held();
    await enqueueAll('one');
    const first = process(run, { leaseMs: 300 }).runDue();
    await new Promise((resolve) => setTimeout(resolve, 700));
    await process(note).runDue();
    expect(ran).toEqual(['one']);
    letGo();
    await first;
  });
});

describe('a job that fails', () => {
  const fails =
    (error: Error): Run =>
    (payload) =>
      note(payload, new AbortController().signal).then(() => Promise.reject(error));

  it('is tried again after pauses that grow, and given up after a day: then it is kept', async () => {
    const clock = createTestClock();
    const givenUp = vi.fn(async () => undefined);
    const failing = process(fails(new Error('no way')), clock, { givenUp });
    await enqueueAll('one');
    await failing.runDue();
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: 1, failedAt: null, lease: null, lastError: 'no way' });
    expect(row!.dueAt.getTime()).toBeGreaterThan(Date.now() + 10_000);
    clock.advance(31_000);
    await failing.runDue();
    expect((await rows())[0]).toMatchObject({ attempts: 2, failedAt: null });
    expect(givenUp).not.toHaveBeenCalled();
    clock.advance(day);
    await failing.runDue();
    expect(await rows()).toMatchObject([{ attempts: 3, lastError: 'no way', failedAt: expect.any(Date) as Date }]);
    expect(givenUp).toHaveBeenCalledWith({ name: 'one' }, 'no way', expect.anything());
    clock.advance(day);
    await failing.runDue();
    expect(ran).toHaveLength(3);
  });

  it('is given up at once where trying again cannot help, also for a payload of another version', async () => {
    await enqueueAll('one');
    await db.insert(jobs).values({ id: 'old', name: sample.name, payload: { nome: 'x' } });
    await process(fails(new GiveUp('refused'))).runDue();
    expect((await createJobsOperator(db).deadLetters()).map(({ name }) => name)).toEqual([sample.name, sample.name]);
  });

  it('because something is away spares its like', async () => {
    const clock = createTestClock();
    const away = process(fails(new Away('away')), clock);
    await enqueueAll('one', 'two');
    await away.runDue();
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 0]);
    clock.advance(31_000);
    await away.runDue();
    expect(ran).toEqual(['one', 'two']);
  });

  it('can be tried again by its operator, or forgotten', async () => {
    const operator = createJobsOperator(db);
    await enqueueAll('one', 'two');
    await process(fails(new GiveUp('refused'))).runDue();
    const [letter] = await operator.deadLetters();
    expect(await operator.retry([letter!.id])).toBe(1);
    expect(await operator.state()).toContainEqual(expect.objectContaining({ name: sample.name, waiting: 1, running: 0, dead: 1 }));
    expect(await operator.discard()).toBe(1);
    ran.splice(0);
    await process(note).runDue();
    expect(ran).toHaveLength(1);
    expect(await rows()).toEqual([]);
  });
});

describe('a process that stops', () => {
  it('lets a running job finish, and starts no other one', async () => {
    const { run, letGo } = held();
    const stopping = process(run);
    await enqueueAll('one', 'two');
    const running = stopping.runDue();
    await expect.poll(() => ran).toEqual(['one']);
    const stopped = stopping.stop();
    letGo();
    await Promise.all([stopped, running]);
    expect(ran).toEqual(['one']);
    expect(await rows()).toMatchObject([{ attempts: 0 }]);
  });

  it('gives back what ends by the signal: it is due at once, and the attempt does not count', async () => {
    const stopping = process((payload, signal) => {
      ran.push(payload.name);
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
    });
    await enqueueAll('one');
    const running = stopping.runDue();
    await expect.poll(() => ran).toEqual(['one']);
    await stopping.stop();
    await running;
    expect(await rows()).toMatchObject([{ attempts: 0, lease: null, lastError: null }]);
    await process(note).runDue();
    expect(ran).toEqual(['one', 'one']);
  });
});

describe('a job that recurs', () => {
  const hourly = defineJob({ name: 'test.hourly', schedule: '0 * * * *' });
  const sweep = vi.fn(async () => undefined);
  beforeEach(() => void sweep.mockReset());

  function recurring(clock = createTestClock()) {
    const made = testJobs(server.database, clock);
    made.add(hourly, { run: sweep });
    return { clock, runDue: made.runDue };
  }

  it('runs once an hour for all processes', async () => {
    const [one, other] = [recurring(), recurring()];
    await Promise.all([one.runDue(), other.runDue()]);
    expect(sweep).not.toHaveBeenCalled();
    for (const { clock } of [one, other]) clock.advance(60 * minute);
    await Promise.all([one.runDue(), other.runDue()]);
    expect(sweep).toHaveBeenCalledTimes(1);
    for (const { clock } of [one, other]) clock.advance(60 * minute);
    await Promise.all([one.runDue(), other.runDue()]);
    expect(sweep).toHaveBeenCalledTimes(2);
  });

  it('waits for its next time where it ends each process that runs it', async () => {
    const { clock, runDue } = recurring();
    await runDue();
    clock.advance(60 * minute);
    // As five killed processes leave it.
    await db.update(jobs).set({ takeovers: 4, lease: 'killed' }).where(eq(jobs.name, hourly.name));
    await runDue();
    expect(sweep).not.toHaveBeenCalled();
    const [row] = await db.select().from(jobs).where(eq(jobs.name, hourly.name));
    const nextHour = hourly.next!(new Date(Date.now() + clock.aheadMs()));
    expect(row).toMatchObject({ lease: null, takeovers: 0, lastError: expect.stringContaining('ended 5 times') as string });
    expect(Math.abs(row!.dueAt.getTime() - nextHour.getTime())).toBeLessThan(minute / 2);
    clock.advance(60 * minute);
    await runDue();
    expect(sweep).toHaveBeenCalledTimes(1);
  });

  it('goes on after failures, and is never given up', async () => {
    const { clock, runDue } = recurring();
    sweep.mockRejectedValue(new Error('gone'));
    await runDue();
    for (let count = 0; count < 6; count += 1) {
      clock.advance(5 * 60 * minute);
      await runDue();
    }
    expect(sweep.mock.calls.length).toBeGreaterThanOrEqual(6);
    expect(await createJobsOperator(db).deadLetters()).toEqual([]);
  });
});

it('work that becomes due without a write is found by every process and done once', async () => {
  const due = vi.fn(async () => [{ payload: { name: 'found' }, key: 'found', orgId: ids.org }]);
  const find = { everyMs: minute, due };
  const other = process(note, {}, { find });
  // The other finds the same while the first is at it.
  const first = process(async (payload, signal) => (await other.runDue(), note(payload, signal)), {}, { find });
  await first.runDue();
  expect(due).toHaveBeenCalledTimes(2);
  expect(ran).toEqual(['found']);
});
