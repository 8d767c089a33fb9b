// @embedded: background work on the one connection
import { eq, sql } from 'drizzle-orm';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { outbox } from './mail.tables.ts';
import { createMailRepository } from './mail.repository.ts';
import { enqueue, mailContext, startMailSink } from './mail.test-helpers.ts';
import { createMail } from './mail.ts';
import { enqueueMail } from './outbox.ts';

const server = await testServer();
afterAll(() => server.close());
const { db } = server.database;

beforeEach(() => db.delete(outbox).then(() => undefined));

const rows = () => db.select().from(outbox).orderBy(outbox.createdAt, outbox.id);
const makeDue = () => db.update(outbox).set({ dueAt: sql`now() - interval '1 second'` });
const through = (smtpUrl?: string) => createMail(mailContext(server, { smtpUrl }));

describe('without a mail server', () => {
  it('mails become files, and the outbox forgets their secrets', async () => {
    await enqueue(db);
    expect(await through().run()).toBe('empty');
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: 1, failedAt: null, lastError: null, values: {} });
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
      await Promise.all([through(sink.url).run(), through(sink.url).run(), through(sink.url).run()]);
      expect(sink.received.map(({ to }) => to[0]).sort()).toEqual(
        Array.from({ length: 12 }, (_, count) => `reader-${count}@aurelia.example`).sort(),
      );
      await through(sink.url).run();
      expect(sink.received).toHaveLength(12);
    } finally {
      await sink.close();
    }
  });

  it('mails of an hour without it arrive when it is back', async () => {
    const sink = await startMailSink();
    await sink.close();
    await enqueue(db, 'first@aurelia.example');
    await enqueue(db, 'second@aurelia.example');
    // One mail finds out that the server is away; the others need not.
    expect(await through(sink.url).run()).toBe('away');
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 0]);
    for (let round = 0; round < 8; round += 1) {
      await makeDue();
      await through(sink.url).run();
    }
    await db.update(outbox).set({ createdAt: sql`now() - interval '1 hour'` });
    for (const row of await rows()) {
      expect(row).toMatchObject({ sentAt: null, failedAt: null });
      expect(row.dueAt.getTime() - Date.now()).toBeLessThan(15 * 60_000 + 5_000);
    }
    expect((await rows()).some(({ lastError }) => lastError?.includes('ECONNREFUSED'))).toBe(true);

    const back = await startMailSink({}, sink.port);
    try {
      await makeDue();
      expect(await through(back.url).run()).toBe('empty');
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
      expect(await through(sink.url).run()).toBe('empty');
      const [gone, busy, there] = await rows();
      expect(gone).toMatchObject({ sentAt: null, attempts: 1, values: {} });
      expect(gone!.failedAt).toBeInstanceOf(Date);
      expect(gone!.lastError).toContain('No such user');
      expect(busy).toMatchObject({ sentAt: null, failedAt: null, attempts: 1 });
      expect(busy!.values).toHaveProperty('url');
      expect(busy!.dueAt.getTime()).toBeGreaterThan(Date.now() + 10_000);
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
      for (const url of [sink.url, sink.url.replace('//', '//portal:wrong@')]) {
        await makeDue();
        expect(await through(url).run()).toBe('away');
      }
      expect(await rows()).toMatchObject([{ sentAt: null, failedAt: null, attempts: 2 }]);
      expect((await rows())[0]!.lastError).not.toContain('wrong');
    } finally {
      await sink.close();
    }
  });

  it('after four days it is given up', async () => {
    const sink = await startMailSink();
    await sink.close();
    await enqueue(db);
    await db.update(outbox).set({ createdAt: sql`now() - interval '97 hours'` });
    await through(sink.url).run();
    expect((await rows())[0]!.failedAt).toBeInstanceOf(Date);
    await makeDue();
    expect(await through(sink.url).run()).toBe('empty');
  });
});

describe('a process that is killed', () => {
  it('between taking and sending loses no mail, and nobody else sends it meanwhile', async () => {
    await enqueue(db);
    const taken = await createMailRepository(db).lease(300_000);
    expect(taken?.attempts).toBe(1);
    await through().run();
    expect((await rows())[0]!.sentAt).toBeNull();
    await makeDue();
    await through().run();
    expect(await rows()).toMatchObject([{ attempts: 2, sentAt: expect.any(Date) as Date }]);
  });

  it('between sending and noting it sends it again, recognisably', async () => {
    const sink = await startMailSink();
    try {
      await enqueue(db);
      await through(sink.url).run();
      const [row] = await rows();
      await db.update(outbox).set({ sentAt: null, dueAt: sql`now()`, values: { name: 'A', url: 'http://localhost:4300/' } });
      await through(sink.url).run();
      const messageIds = sink.received.map(({ text }) => /^Message-ID: (.+)$/im.exec(text)?.[1]?.trim());
      expect(messageIds).toEqual([`<${row!.id}@localhost>`, `<${row!.id}@localhost>`]);
    } finally {
      await sink.close();
    }
  });
});

describe('a running worker', () => {
  it('wakes when something is enqueued, and stops cleanly', async () => {
    const sink = await startMailSink();
    const stop = through(sink.url).start();
    try {
      // Enqueued in a transaction that is still open when the doorbell rings.
      await db.transaction(async (tx) => {
        const to = 'member@aurelia.example';
        const values = { lists: 'News', url: 'http://localhost:4300/' };
        await enqueueMail(tx, { orgId: 'org-aurelia', kind: 'newsletter_confirm', to, locale: 'de_DE', values });
        await tx.execute(sql`select 1`);
      });
      await expect.poll(() => sink.received.length, { timeout: 4_000 }).toBe(1);
      await expect.poll(async () => (await rows())[0]!.sentAt, { timeout: 4_000 }).not.toBeNull();
    } finally {
      await stop();
      await sink.close();
    }
    await enqueue(db);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect((await db.select().from(outbox).where(eq(outbox.attempts, 0))).length).toBe(1);
  });

  it.runIf(inject('template').database)('leaves alone what another process has locked', async () => {
    await enqueue(db, 'first@aurelia.example');
    await enqueue(db, 'second@aurelia.example');
    await db.transaction(async (tx) => {
      await tx.select().from(outbox).where(eq(outbox.recipient, 'first@aurelia.example')).for('update');
      expect((await createMailRepository(db).lease(1000))?.recipient).toBe('second@aurelia.example');
      expect(await createMailRepository(db).lease(1000)).toBeUndefined();
    });
  });
});
