import { readFile, stat } from 'node:fs/promises';
import { verify } from '@node-rs/argon2';
import { count, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type MediaFiles,
  openFolderFiles,
  checkSettings,
  comments,
  demoLogins,
  hotels,
  likes,
  media,
  news,
  newsCategories,
  orgs,
  pages,
  products,
  readMenu,
  users,
  type ModuleConfig,
} from '@foyer/server/seed';
import { emptyDatabase, type EmptyDatabase } from '@foyer/server/testing';
import { bergsee } from './bergsee/settings.ts';
import { orgId } from './aurelia/organisation.ts';
import { prepareDemo, seedDemo } from './seed.ts';
import { hashOfRows } from './seed.test-helpers.ts';

const now = new Date('2026-11-21T09:30:00.000Z');
/** What making the demo may cost, in seconds of computing: the clock would measure whatever else the machine does. */
const budgetSeconds = 20;
const patience = 180_000;

let demo: EmptyDatabase & { files: MediaFiles };
let seconds: number;
beforeAll(async () => {
  const empty = await emptyDatabase();
  demo = { ...empty, files: openFolderFiles(empty.config.dataDir) };
  const before = process.cpuUsage();
  await seedDemo({ db: demo.database.db, files: demo.files, now });
  const { user, system } = process.cpuUsage(before);
  seconds = (user + system) / 1e6;
}, patience);
afterAll(() => demo?.remove());

describe('the demo', { timeout: patience }, () => {
  it('is made within its budget', ({ annotate }) => {
    void annotate(`made with ${seconds.toFixed(1)} s of computing`);
    expect(seconds).toBeLessThan(budgetSeconds);
  });

  it('has the size that was promised', async () => {
    const { db } = demo.database;
    const sizeOf = async (table: typeof hotels | typeof users | typeof news | typeof pages) =>
      (await db.select({ n: count() }).from(table).where(eq(table.orgId, orgId)))[0]!.n;
    expect(await sizeOf(hotels)).toBe(40);
    expect(await sizeOf(users)).toBe(1200);
    expect(await sizeOf(news)).toBe(300);
    expect(await sizeOf(pages)).toBe(13);
    const [reactions] = await db
      .select({ comments: sql<number>`(select count(*) from comments)::int`, likes: sql<number>`(select count(*) from likes)::int` })
      .from(orgs);
    expect(reactions!.comments).toBeGreaterThan(2300);
    expect(reactions!.likes).toBeGreaterThan(13_000);
  });

  it('leaves a database alone that holds an organisation', async () => {
    const before = await hashOfRows(demo.database);
    expect(await seedDemo({ db: demo.database.db, files: demo.files, now: new Date('2027-01-01T00:00:00.000Z') })).toBe(false);
    expect(await hashOfRows(demo.database)).toBe(before);
  });

  it('leaves nothing behind when it breaks off, and gives the same rows for the same moment afterwards', async () => {
    const empty = await emptyDatabase();
    const { db } = empty.database;
    const breakOff = ({ done }: { done: number }) => {
      if (done > 0) throw new Error('power cut');
    };
    try {
      // Media lie under the hash of their bytes. Drawn once for both tries: it is the rows that are taken back.
      const insert = await prepareDemo({ files: demo.files, now });
      await expect(insert({ db, onProgress: breakOff })).rejects.toThrow('power cut');
      expect(await db.select().from(orgs)).toEqual([]);
      expect(await db.select().from(news)).toEqual([]);
      await insert({ db });
      expect(await hashOfRows(empty.database)).toBe(await hashOfRows(demo.database));
    } finally {
      await empty.remove();
    }
  });
});

describe('what other websites and groups write in the demo', () => {
  it('fills the modules of both customers, and nothing of it is ever fetched', async () => {
    const { rows: news } = await demo.database.pool.query<{ org: string; items: number; feeds: number; active: number; urls: number }>(`
      select f.org_id org, count(distinct n.id)::int items, count(distinct f.id)::int feeds, count(*) filter (where f.active)::int active,
        count(*) filter (where f.url !~ '^https://[a-z-]+\\.example/')::int urls
      from web_feeds f join web_news n on n.feed_id = f.id group by f.org_id order by f.org_id`);
    expect(news).toEqual([
      { org: orgId, items: 9, feeds: 4, active: 0, urls: 0 },
      { org: bergsee.id, items: 2, feeds: 1, active: 0, urls: 0 },
    ]);
    const { rows: written } = await demo.database.pool.query<{ org: string; posts: number; foreign: number }>(`
      select p.org_id org, count(*)::int posts, count(*) filter (where u.org_id <> p.org_id or m.user_id is null)::int foreign
      from posts p join users u on u.id = p.author_id left join group_members m on m.group_id = p.group_id and m.user_id = p.author_id
      group by p.org_id order by p.org_id`);
    expect(written).toEqual([
      { org: orgId, posts: 7, foreign: 0 },
      { org: bergsee.id, posts: 2, foreign: 0 },
    ]);
  });
});

describe('the people of the demo', () => {
  it('can log in as member, editor and superadmin, and as no one else', async () => {
    const all = await demo.database.db
      .select({ username: users.username, hash: users.passwordHash, permissions: users.permissions })
      .from(users)
      .where(eq(users.orgId, orgId));
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
    const all = await demo.database.db.select().from(users).where(eq(users.orgId, orgId));
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

describe('the activities of the demo', () => {
  it('wait for each who can log in, some of them unread, and are about what others wrote before the demo was made', async () => {
    const { rows } = await demo.database.pool.query<{ org: string; name: string; unread: number; read: number }>(`
      select u.org_id org, u.username name, count(read_at)::int read,
        count(*) filter (where read_at is null and sentence <> 'confirmation_asked')::int unread
      from activities a join users u on u.id = a.user_id where u.password_hash is not null group by u.org_id, u.username order by u.org_id, u.username`);
    expect(rows.filter(({ org }) => org === orgId).map(({ name, unread }) => [name, unread])).toEqual([
      ['editor', 12],
      ['member', 3],
      ['superadmin', 1],
    ]);
    expect(rows.filter(({ org }) => org === bergsee.id).map(({ name, unread }) => [name, unread])).toEqual([
      ['editor', 2],
      ['member', 2],
      ['superadmin', 2],
    ]);
    // What is asked of a member is open until it is done.
    const done = await demo.database.pool.query(
      `select 1 from activities a join users u on u.id = a.user_id
       where a.sentence = 'confirmation_asked' and a.read_at is not null and u.password_hash is not null`,
    );
    expect(done.rowCount).toBe(0);
    // More than a page of the feed.
    expect(rows.find(({ org, name }) => org === orgId && name === 'member')!.read).toBeGreaterThan(20);
    const wrong = await demo.database.pool.query(
      `select 1 from activities a join comments c on c.id = a.comment_id join news n on n.id = a.content_id join users u on u.id = a.user_id
       where a.actor_id = a.user_id or n.org_id <> u.org_id or a.actor_id <> c.author_id or c.created_at <> a.created_at or a.created_at > $1`,
      [now],
    );
    expect(wrong.rowCount).toBe(0);
  });
});

describe('the second customer of the demo', () => {
  it('has a dozen people, three of whom log in by e-mail, and one has yet to agree to the terms', async () => {
    const team = await demo.database.db.select().from(users).where(eq(users.orgId, bergsee.id));
    expect(team).toHaveLength(12);
    const withPassword = team.filter((user) => user.passwordHash !== null);
    expect(withPassword.map((user) => user.email).sort()).toEqual(demoLogins.usernames.map((name) => `${name}@bergsee.example`).sort());
    for (const { passwordHash } of withPassword) expect(await verify(passwordHash!, demoLogins.password)).toBe(true);
    expect(team.filter((user) => user.termsVersion === null).map((user) => user.username)).toEqual(['editor']);
  });

  it('has settings without faults, as the first one has, and a logo that guests may see', async () => {
    const all = await demo.database.db.select().from(orgs);
    expect(all.map(({ settings }) => checkSettings(settings))).toEqual([[], []]);
    expect(all.map(({ menu }) => readMenu(menu).faults)).toEqual([[], []]);
    const [logo] = await demo.database.db
      .select()
      .from(media)
      .where(eq(media.id, all.find(({ id }) => id === bergsee.id)!.logoId!));
    expect(logo).toMatchObject({ visibility: 'public', orgId: bergsee.id });
  });
});

describe('the media of the demo', () => {
  it('all lie in the folder, with their size', async () => {
    const rows = await demo.database.db.select().from(media);
    const sizes = await Promise.all(rows.map(async (row) => (await stat(demo.files.media.place(row.hash))).size));
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
      'text/vtt': 'WEBVTT\n\n00:00',
      'video/webm': '\u001aE',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'PK\u0003\u0004',
    };
    for (const row of rows) {
      const beginning = beginnings[row.type as keyof typeof beginnings];
      expect((await readFile(demo.files.media.place(row.hash), 'utf8')).startsWith(beginning)).toBe(true);
      expect(row.title).not.toBeNull();
    }
    expect(new Set(rows.map((row) => row.type)).size).toBe(Object.keys(beginnings).length);
  });
});

/** Every medium that a module names, whatever its type. */
function mediaIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    /^(image|backgroundImage|poster|video|captions)Id$|^mediaIds$/.test(key) ? [part as string | string[]].flat() : mediaIn(part),
  );
}

describe('the rows of the demo', () => {
  it('point only to media, categories and people that exist', async () => {
    const { db } = demo.database;
    const known = new Set((await db.select({ id: media.id }).from(media)).map((row) => row.id));
    const articles = await db.select().from(news);
    const named = articles.flatMap((a) => [...(a.imageId ? [a.imageId] : []), ...a.galleryIds, ...a.attachmentIds]);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    const composed = await db.select().from(pages);
    const shown = composed.flatMap(({ modules }) => modules.flatMap(({ config }) => mediaIn(config)));
    expect(shown.filter((id) => !known.has(id))).toEqual([]);
    expect(shown.length).toBeGreaterThan(20);
    const categoryIds = (await db.select({ id: newsCategories.id }).from(newsCategories)).map((row) => row.id);
    expect(new Set(articles.map((a) => a.categoryId))).toEqual(new Set(categoryIds));
    expect(await db.select().from(hotels).where(isNull(hotels.imageId))).toEqual([]);
  });

  it('give coins to those who gather points, and rewards that some can have and some cannot', async () => {
    const { rows } = await demo.database.pool.query<{ username: string; coins: number }>(
      `
      select u.username, coalesce(sum(c.amount), 0)::int coins
      from member_points p join users u on u.id = p.user_id left join coin_entries c on c.user_id = u.id and c.org_id = u.org_id
      where u.org_id = $1 group by u.username`,
      [orgId],
    );
    expect(rows.every(({ coins }) => coins >= 0)).toBe(true);
    const prices = (await demo.database.db.select().from(products)).map(({ coinsRequired }) => coinsRequired);
    const { coins } = rows.find(({ username }) => username === 'member')!;
    expect([Math.min(...prices) <= coins, Math.max(...prices) > coins]).toEqual([true, true]);
  });

  it('say of every hotel how it is reached, whom to turn to, and what guests say', async () => {
    const { rows } = await demo.database.pool.query<{ org: string; hotels: number; rated: number; strangers: number }>(`
      select h.org_id org, count(*)::int hotels, count(r.id)::int rated, count(*) filter (where u.org_id <> h.org_id or r.org_id <> h.org_id)::int strangers
      from hotels h join users u on u.id = h.contact_person_id and u.hotel_id = h.id left join ratings r on r.hotel_id = h.id
      where h.telephone is not null and h.email is not null and h.area is not null group by h.org_id order by h.org_id`);
    expect(rows).toEqual([
      { org: orgId, hotels: 40, rated: 40, strangers: 0 },
      { org: bergsee.id, hotels: 3, rated: 3, strangers: 0 },
    ]);
    const known = new Set((await demo.database.db.select({ id: hotels.id }).from(hotels)).map(({ id }) => id));
    const shown = (await demo.database.db.select().from(pages)).flatMap((page) => page.modules as ModuleConfig[]);
    const places = shown.flatMap((module) => (module.type === 'location' ? module.config.hotelIds : []));
    expect([places.length > 0, places.filter((id) => !known.has(id))]).toEqual([true, []]);
  });

  it('give points to most members, and to those who can log in', async () => {
    const { rows } = await demo.database.pool.query<{ org: string; share: number; member: boolean }>(`
      select u.org_id org, avg((p.user_id is not null)::int)::float share, bool_or(u.username = 'member' and exists (select 1 from coin_entries c where c.user_id = u.id)) member
      from users u left join member_points p on p.user_id = u.id and p.org_id = u.org_id group by u.org_id`);
    expect(rows.every(({ share, member }) => share > 0.75 && member)).toBe(true);
  });

  it('notify everybody but the asker that their confirmation is asked, and only those have read it who log in or have confirmed', async () => {
    const { rows } = await demo.database.pool.query<{ members: number; notified: number; unread: number; confirmed: number }>(
      `
      select count(distinct u.id)::int members, count(a.id)::int notified, count(a.id) filter (where a.read_at is null)::int unread, count(c.user_id)::int confirmed
      from news n join users u on u.org_id = n.org_id and u.id <> n.author_id
      left join activities a on a.content_id = n.id and a.user_id = u.id and a.sentence = 'confirmation_asked' and a.created_at between n.publish_date and $1
      left join news_confirmations c on c.news_id = n.id and c.user_id = u.id and c.confirmed_at = a.read_at
      where n.confirmation_required group by n.id`,
      [now],
    );
    expect(rows).toHaveLength(2);
    for (const { members, notified, unread, confirmed } of rows) {
      expect([members, notified]).toEqual([1199, 1199]);
      // the three who can log in may have read it as well
      expect(members - unread - confirmed).toBeLessThanOrEqual(3);
      expect(Math.min(unread, confirmed)).toBeGreaterThan(0);
    }
  });

  it('have an article that is still to come and one that is over', async () => {
    const { rows } = await demo.database.pool.query<{ to_come: number; past: number }>(
      `
      select count(*) filter (where publish_date > $1)::int to_come, count(*) filter (where expires_at <= $1)::int past
      from news where org_id = $2`,
      [now, orgId],
    );
    expect(rows).toEqual([{ to_come: 1, past: 1 }]);
    const late = await demo.database.pool.query(
      'select 1 from news n join comments c on c.content_id = n.id and c.created_at > n.expires_at union all select 1 from news n join likes l on l.content_id = n.id and l.created_at > n.expires_at',
    );
    expect(late.rows).toEqual([]);
  });

  it('have threads and mentions: the names are where they should be, and a member with a login was notified', async () => {
    const { pool } = demo.database;
    const wrong = await pool.query(`
      select r.id from comments r join comments c on c.id = r.parent_id where c.parent_id is not null or c.content_id <> r.content_id or c.created_at >= r.created_at
      union all
      select m.comment_id from comment_mentions m join comments c on c.id = m.comment_id join users u on u.id = m.user_id
      where substr(c.text, m.start + 1, m.length) <> '@' || u.firstname || ' ' || u.lastname`);
    expect(wrong.rows).toEqual([]);
    const { rows } = await pool.query<{ replies: number; mentions: number; sentences: string[] }>(
      `
      select (select count(*)::int from comments where parent_id is not null) replies, (select count(*)::int from comment_mentions) mentions,
        (select array_agg(distinct sentence order by sentence) from activities where org_id = $1) sentences`,
      [orgId],
    );
    expect(rows[0]!.replies).toBeGreaterThan(200);
    expect(rows[0]!.mentions).toBeGreaterThan(50);
    expect(rows[0]!.sentences).toEqual(['comment_beside_yours', 'comment_on_yours', 'confirmation_asked', 'mention', 'reply_to_yours']);
  });

  it('have conversations in which numbers have no gaps and no one writes who does not belong to them', async () => {
    const wrong = await demo.database.db
      .execute(sql`select c.id from conversations c where c.last_number <> (select count(*) from chat_messages m
        where m.conversation_id = c.id and m.note is null) or c.last_seq <> (select count(*) from chat_messages m where m.conversation_id = c.id)
          + (select count(*) from chat_reactions r join chat_messages m on m.id = r.message_id where m.conversation_id = c.id)
      or exists (select 1 from chat_messages m where m.conversation_id = c.id and not exists (
        select 1 from conversation_members own where own.conversation_id = c.id and own.user_id = m.sender_id))`);
    expect(wrong.rows).toEqual([]);
    const { rows } = await demo.database.db
      .execute(sql`select c.org_id, count(*)::int as conversations, max(members)::int as most from conversations c
      join (select conversation_id, count(*) as members from conversation_members group by 1) one on one.conversation_id = c.id group by 1 order by 1`);
    expect(rows).toEqual([
      { org_id: orgId, conversations: 6, most: 43 },
      { org_id: bergsee.id, conversations: 2, most: 10 },
    ]);
  });

  it('have reactions only where they are allowed, never before publication nor in the future', async () => {
    const { pool } = demo.database;
    const wrong = await pool.query(
      `
      select 'comment' kind from comments c join news n on n.id = c.content_id where not n.comments_allowed or c.created_at < n.publish_date or c.created_at > $1
      union all
      select 'like' from likes l join news n on n.id = l.content_id where not n.likes_allowed or l.created_at < n.publish_date or l.created_at > $1`,
      [now],
    );
    expect(wrong.rows).toEqual([]);
    expect(await demo.database.db.$count(comments)).toBeGreaterThan(0);
    expect(await demo.database.db.$count(likes)).toBeGreaterThan(0);
  });
});
