// @embedded: background work on the one connection
import { eq } from 'drizzle-orm';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { createTestClock, type TestClock, testJobs } from '../jobs/jobs.test-helpers.ts';
import { outbox } from './mail.tables.ts';
import { enqueue, mailContext, startMailSink } from './mail.test-helpers.ts';
import { addMail } from './mail.ts';
import { sendMail } from './outbox.ts';

const server = await testServer();
afterAll(() => server.close());
const { db } = server.database;

beforeEach(async () => {
  await db.delete(outbox);
  await db.delete(jobs);
});

const rows = () => db.select().from(outbox).orderBy(outbox.createdAt, outbox.id);
const sending = () => db.select().from(jobs).where(eq(jobs.name, sendMail.name)).orderBy(jobs.id);
const hour = 3_600_000;

/** A process that sends through a mail server, or without one writes files. */
function through(smtpUrl?: string, clock?: TestClock) {
  const made = testJobs(server.database, clock);
  addMail(mailContext(server, made, { smtpUrl }));
  return made;
}

describe('without a mail server', () => {
  it('mails become files, and the outbox forgets their secrets', async () => {
    await enqueue(db);
    await through().runDue();
    const [row] = await rows();
    expect(row).toMatchObject({ failedAt: null, lastError: null, values: {} });
    expect(await sending()).toEqual([]);
    expect(row!.sentAt).toBeInstanceOf(Date);
    const folder = join(server.config.dataDir, 'outbox');
    expect(await readdir(folder)).toContain(`${row!.id}.eml`);
    const text = await readFile(join(folder, `${row!.id}.eml`), 'utf8');
    expect(text).toContain(`Message-ID: <${row!.id}@localhost>`);
    expect(text).toContain('To: member@aurelia.example');
    expect(text).toContain('Auto-Submitted: auto-generated');
  });
});

describe('with a mail server', () => {
  it('each mail is sent once, however many workers there are', async () => {
    const sink = await startMailSink();
    try {
      for (let count = 0; count < 12; count += 1) await enqueue(db, `reader-${count}@aurelia.example`);
      await Promise.all([through(sink.url).runDue(), through(sink.url).runDue(), through(sink.url).runDue()]);
      expect(sink.received.map(({ to }) => to[0]).sort()).toEqual(
        Array.from({ length: 12 }, (_, count) => `reader-${count}@aurelia.example`).sort(),
      );
      await through(sink.url).runDue();
      expect(sink.received).toHaveLength(12);
    } finally {
      await sink.close();
    }
  });

  it('mails of an hour without it arrive when it is back', async () => {
    const clock = createTestClock();
    const sink = await startMailSink();
    await sink.close();
    await enqueue(db, 'first@aurelia.example');
    await enqueue(db, 'second@aurelia.example');
    // One mail finds out that the server is away; the others need not.
    const process = through(sink.url, clock);
    await process.runDue();
    expect((await sending()).map(({ attempts }) => attempts)).toEqual([1, 0]);
    for (let minute = 0; minute < 60; minute += 1) {
      clock.advance(60_000);
      await process.runDue();
    }
    expect((await rows()).every(({ sentAt, failedAt }) => !sentAt && !failedAt)).toBe(true);
    const waiting = await sending();
    for (const { dueAt } of waiting) expect(dueAt.getTime() - Date.now() - clock.aheadMs()).toBeLessThan(15 * 60_000 + 5_000);
    expect(waiting.some(({ lastError }) => lastError?.includes('ECONNREFUSED'))).toBe(true);

    const back = await startMailSink({}, sink.port);
    try {
      clock.advance(15 * 60_000);
      await process.runDue();
      expect(back.received.map(({ to }) => to[0]).sort()).toEqual(['first@aurelia.example', 'second@aurelia.example']);
      expect((await rows()).every(({ sentAt, lastError }) => sentAt && lastError === null)).toBe(true);
    } finally {
      await back.close();
    }
  });

  it('what it refuses for good is given up at once, what it cannot take now is tried again', async () => {
    const refuse = (responseCode: number) =>
      Object.assign(new Error(responseCode === 550 ? 'No such user' : 'Mailbox busy'), { responseCode });
    const sink = await startMailSink({
      onRcptTo: ({ address }, _session, done) =>
        address.startsWith('gone') ? done(refuse(550)) : address.startsWith('busy') ? done(refuse(450)) : done(),
    });
    try {
      for (const name of ['gone', 'busy', 'there']) await enqueue(db, `${name}@aurelia.example`);
      await through(sink.url).runDue();
      const [gone, busy, there] = await rows();
      expect(gone).toMatchObject({ sentAt: null, values: {} });
      expect(gone!.failedAt).toBeInstanceOf(Date);
      expect(gone!.lastError).toContain('No such user');
      expect(busy).toMatchObject({ sentAt: null, failedAt: null });
      expect(busy!.values).toHaveProperty('url');
      const [refused, waiting] = await sending();
      expect(refused!.failedAt).toBeInstanceOf(Date);
      expect(waiting).toMatchObject({ attempts: 1, failedAt: null });
      expect(waiting!.dueAt.getTime()).toBeGreaterThan(Date.now() + 10_000);
      expect(there!.sentAt).toBeInstanceOf(Date);
    } finally {
      await sink.close();
    }
  });

  it('a wrong password or sender is our fault, and no mail pays for it', async () => {
    const away = Object.assign(new Error('Not you'), { responseCode: 535 });
    const sink = await startMailSink({ onAuth: (_auth, _session, done) => done(away), onMailFrom: (_from, _session, done) => done(away) });
    try {
      await enqueue(db);
      const clock = createTestClock();
      for (const url of [sink.url, sink.url.replace('//', '//portal:wrong@')]) {
        await through(url, clock).runDue();
        clock.advance(60_000);
      }
      expect(await rows()).toMatchObject([{ sentAt: null, failedAt: null }]);
      const [job] = await sending();
      expect(job!.attempts).toBe(2);
      expect(job!.lastError).not.toContain('wrong');
    } finally {
      await sink.close();
    }
  });

  it('after four days it is given up', async () => {
    const clock = createTestClock();
    const sink = await startMailSink();
    await sink.close();
    await enqueue(db);
    clock.advance(97 * hour);
    await through(sink.url, clock).runDue();
    expect(await rows()).toMatchObject([{ values: {}, failedAt: expect.any(Date) as Date }]);
    clock.advance(hour);
    await through(undefined, clock).runDue();
    expect((await rows())[0]!.sentAt).toBeNull();
  });
});

describe('a process that is killed', () => {
  it('between sending and noting it sends it again, recognisably', async () => {
    const sink = await startMailSink();
    try {
      await enqueue(db);
      const [before] = await rows();
      const [job] = await sending();
      await through(sink.url).runDue();
      await db.update(outbox).set({ sentAt: null, values: before!.values });
      await db.insert(jobs).values(job!);
      await through(sink.url).runDue();
      const messageIds = sink.received.map(({ text }) => /^Message-ID: (.+)$/im.exec(text)?.[1]?.trim());
      expect(messageIds).toEqual([`<${before!.id}@localhost>`, `<${before!.id}@localhost>`]);
    } finally {
      await sink.close();
    }
  });

  it('after noting it does not send it again', async () => {
    const sink = await startMailSink();
    try {
      await enqueue(db);
      const [job] = await sending();
      await through(sink.url).runDue();
      await db.insert(jobs).values(job!);
      await through(sink.url).runDue();
      expect(sink.received).toHaveLength(1);
      expect(await sending()).toEqual([]);
    } finally {
      await sink.close();
    }
  });
});
