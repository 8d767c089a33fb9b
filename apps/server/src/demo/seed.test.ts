import { readFile, stat } from 'node:fs/promises';
import { verify } from '@node-rs/argon2';
import { count, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comments, hotels, likes, media, news, newsCategories, orgs, pages, users } from '../db/schema.ts';
import { bytesPath } from '../features/media/media.store.ts';
import { demoLogins, seedDemo } from './seed.ts';
import { type Empty, hashOfRows, openEmpty } from './seed.test-helpers.ts';

const now = new Date('2026-11-21T09:30:00.000Z');
/** What making the demo may cost, in seconds of computing: the clock would measure whatever else the machine does. */
const budgetSeconds = 20;
const patience = 180_000;

let demo: Empty;
let seconds: number;
beforeAll(async () => {
  demo = await openEmpty();
  const before = process.cpuUsage();
  await seedDemo({ db: demo.database.db, mediaDir: demo.mediaDir, now });
  const { user, system } = process.cpuUsage(before);
  seconds = (user + system) / 1e6;
}, patience);
afterAll(() => demo?.close());

describe('the demo', { timeout: patience }, () => {
  it('is made within its budget', ({ annotate }) => {
    void annotate(`made with ${seconds.toFixed(1)} s of computing`);
    expect(seconds).toBeLessThan(budgetSeconds);
  });

  it('has the size that was promised', async () => {
    const { db } = demo.database;
    const sizeOf = async (table: typeof hotels | typeof users | typeof news | typeof pages) =>
      (await db.select({ n: count() }).from(table))[0]!.n;
    expect(await sizeOf(hotels)).toBe(40);
    expect(await sizeOf(users)).toBe(1200);
    expect(await sizeOf(news)).toBe(300);
    expect(await sizeOf(pages)).toBe(3);
    const [reactions] = await db
      .select({ comments: sql<number>`(select count(*) from comments)::int`, likes: sql<number>`(select count(*) from likes)::int` })
      .from(orgs);
    expect(reactions!.comments).toBeGreaterThan(2300);
    expect(reactions!.likes).toBeGreaterThan(13_000);
  });

  it('gives the same rows for the same moment, in a second database too', async () => {
    const again = await openEmpty(demo.mediaDir);
    try {
      await seedDemo({ db: again.database.db, mediaDir: again.mediaDir, now });
      expect(await hashOfRows(again)).toBe(await hashOfRows(demo));
    } finally {
      await again.close();
    }
  });

  it('leaves a database alone that holds an organisation', async () => {
    const before = await hashOfRows(demo);
    expect(await seedDemo({ db: demo.database.db, mediaDir: demo.mediaDir, now: new Date('2027-01-01T00:00:00.000Z') })).toBe(false);
    expect(await hashOfRows(demo)).toBe(before);
  });

  it('leaves nothing behind when it breaks off, and can be made afterwards', async () => {
    const empty = await openEmpty(demo.mediaDir);
    const { db } = empty.database;
    const breakOff = ({ step, done }: { step: string; done: number }) => {
      if (step === 'database' && done > 0) throw new Error('power cut');
    };
    try {
      await expect(seedDemo({ db, mediaDir: empty.mediaDir, now, onProgress: breakOff })).rejects.toThrow('power cut');
      expect(await db.select().from(orgs)).toEqual([]);
      expect(await db.select().from(news)).toEqual([]);
      expect(await seedDemo({ db, mediaDir: empty.mediaDir, now })).toBe(true);
    } finally {
      await empty.close();
    }
  });
});

describe('the people of the demo', () => {
  it('can log in as member, editor and superadmin, and nobody else', async () => {
    const all = await demo.database.db
      .select({ username: users.username, hash: users.passwordHash, permissions: users.permissions })
      .from(users);
    const withPassword = all.filter((user) => user.hash !== null);
    expect(withPassword.map((user) => user.username).sort()).toEqual([...demoLogins.usernames].sort());
    for (const { hash } of withPassword) expect(await verify(hash!, demoLogins.password)).toBe(true);
    expect(Object.fromEntries(withPassword.map((user) => [user.username, user.permissions]))).toEqual({
      member: [],
      editor: ['editor'],
      superadmin: ['superadmin'],
    });
  });

  it('have lower-case identifiers and mostly, but not always, a portrait', async () => {
    const all = await demo.database.db.select().from(users);
    expect(all.every(({ username, email }) => /^[a-z0-9.-]+$/.test(username) && /^[a-z0-9.-]+@aurelia\.example$/.test(email))).toBe(true);
    const without = all.filter((user) => user.imageId === null).length / all.length;
    expect(without).toBeGreaterThan(0.1);
    expect(without).toBeLessThan(0.2);
  });

  it('write their names in Latin and in Arabic script, some of them very long', async () => {
    const names = (await demo.database.db.select().from(users)).map((user) => `${user.firstname} ${user.lastname}`);
    expect(names.some((name) => /\p{Script=Arabic}/u.test(name))).toBe(true);
    expect(Math.max(...names.map((name) => name.length))).toBeGreaterThanOrEqual(40);
  });
});

describe('the media of the demo', () => {
  it('all lie in the folder, with their size', async () => {
    const rows = await demo.database.db.select().from(media);
    const sizes = await Promise.all(rows.map(async (row) => (await stat(bytesPath(demo.mediaDir, row.hash))).size));
    expect(sizes).toEqual(rows.map((row) => row.size));
    expect(rows.length).toBeGreaterThan(1000);
  });

  it('are pictures with a size, described in every language, and small', async () => {
    const pictures = (await demo.database.db.select().from(media)).filter((row) => row.type.startsWith('image/'));
    for (const { alt, width, height, size } of pictures) {
      expect(Object.keys(alt!).sort()).toEqual(['ar', 'de_DE', 'en_GB', 'fr_FR', 'it_IT', 'nl_NL']);
      expect([width, height].every((side) => side !== null && side >= 400)).toBe(true);
      expect(size).toBeLessThan(250_000);
    }
    const drawings = pictures.filter((row) => row.type === 'image/svg+xml').map((row) => row.size);
    expect(Math.max(...drawings)).toBeLessThan(20_000);
  });

  it('hold real files: PDF, a workbook and a table', async () => {
    const rows = (await demo.database.db.select().from(media)).filter((row) => !row.type.startsWith('image/'));
    const beginnings = {
      'application/pdf': '%PDF-',
      'text/csv': '\ufeffHotel;',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'PK\u0003\u0004',
    };
    for (const row of rows) {
      const beginning = beginnings[row.type as keyof typeof beginnings];
      expect((await readFile(bytesPath(demo.mediaDir, row.hash), 'utf8')).startsWith(beginning)).toBe(true);
      expect(row.title).not.toBeNull();
    }
    expect(new Set(rows.map((row) => row.type)).size).toBe(3);
  });
});

describe('the rows of the demo', () => {
  it('point only to media, categories and people that exist', async () => {
    const { db } = demo.database;
    const known = new Set((await db.select({ id: media.id }).from(media)).map((row) => row.id));
    const articles = await db.select().from(news);
    const named = articles.flatMap((a) => [...(a.imageId ? [a.imageId] : []), ...a.galleryIds, ...a.attachmentIds]);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    for (const { modules } of await db.select().from(pages))
      for (const module of modules) {
        const ids =
          'mediaIds' in module.config
            ? module.config.mediaIds
            : 'entries' in module.config
              ? module.config.entries.flatMap((entry) => entry.imageId ?? [])
              : [];
        expect(ids.filter((id) => !known.has(id))).toEqual([]);
      }
    const categoryIds = (await db.select({ id: newsCategories.id }).from(newsCategories)).map((row) => row.id);
    expect(new Set(articles.map((a) => a.categoryId))).toEqual(new Set(categoryIds));
    expect(await db.select().from(hotels).where(isNull(hotels.imageId))).toEqual([]);
  });

  it('have reactions only where they are allowed, never before publication nor in the future', async () => {
    const { pool } = demo.database;
    const wrong = await pool.query(
      `
      select 'comment' kind from comments c join news n on n.id = c.news_id where not n.comments_allowed or c.created_at < n.publish_date or c.created_at > $1
      union all
      select 'like' from likes l join news n on n.id = l.news_id where not n.likes_allowed or l.created_at < n.publish_date or l.created_at > $1`,
      [now],
    );
    expect(wrong.rows).toEqual([]);
    expect(await demo.database.db.$count(comments)).toBeGreaterThan(0);
    expect(await demo.database.db.$count(likes)).toBeGreaterThan(0);
  });
});
