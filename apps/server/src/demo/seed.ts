import { hash } from '@node-rs/argon2';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client.ts';
import { comments, hotels, likes, news, newsCategories, orgs, pages, users } from '../db/schema.ts';
import { saveMedia } from '../features/media/media.store.ts';
import { categories } from './articles/categories.ts';
import { createCalendar } from './calendar.ts';
import { menu, orgId, orgName, settings } from './content/organisation.ts';
import { pages as demoPages } from './content/pages.ts';
import { titleOf } from './data/position.ts';
import { hotelPicture, pictureId, portraitId, writeAllMedia } from './media.ts';
import { createNews, type DemoArticle } from './news.ts';
import { createPeople, demoAccounts } from './people.ts';
import { createComments } from './reactions/comments.ts';
import { createLikes } from './reactions/likes.ts';
import type { DemoPerson, World } from './world.ts';

/** Who can log in to the demo. */
export const demoLogins = { usernames: demoAccounts.map((account) => account.username), password: 'foyer-demo' } as const;

/** What is being made, and how much of it is done (0–1). */
export interface SeedProgress {
  step: 'texts' | 'pictures' | 'database';
  done: number;
}

export interface SeedOptions {
  db: Db;
  /** The folder of media bytes; files already there are kept. */
  mediaDir: string;
  /** The moment the demo is made; every date in it is counted from here. */
  now: Date;
  onProgress?: (progress: SeedProgress) => void;
}

const rowsPerInsert = 400;

async function insertAll<Table extends PgTable>(db: Db, table: Table, rows: PgInsertValue<Table>[]): Promise<void> {
  for (let i = 0; i < rows.length; i += rowsPerInsert) await db.insert(table).values(rows.slice(i, i + rowsPerInsert));
}

/** A hash with a salt of its own per account that is the same in every demo: the password is printed on the terminal anyway. */
const hashOf = (username: string) =>
  hash(demoLogins.password, {
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
    salt: Buffer.from(`foyer-demo-${username}`.padEnd(24, '.')),
  });

function userRow(person: DemoPerson, passwordHash: string | null, createdAt: Date): typeof users.$inferInsert {
  const { id, username, email, firstname, lastname, language, birthday, hiredOn, permissions } = person;
  return {
    ...{ id, orgId, username, email, passwordHash, firstname, lastname, language, birthday, hiredOn, permissions, createdAt },
    title: titleOf(person.position, person.gender),
    hotelId: person.hotel?.id ?? null,
    imageId: person.hasPortrait ? portraitId(person) : null,
    adminUrl: null,
  };
}

async function userRows(world: World, createdAt: Date): Promise<(typeof users.$inferInsert)[]> {
  const hashes = new Map(
    await Promise.all(demoLogins.usernames.map(async (username) => [username as string, await hashOf(username)] as const)),
  );
  return world.people.map((person) => userRow(person, hashes.get(person.username) ?? null, createdAt));
}

const hotelRows = (world: World): (typeof hotels.$inferInsert)[] =>
  world.hotels.map((hotel) => ({
    ...{
      id: hotel.id,
      orgId,
      name: hotel.name,
      street: hotel.street,
      zip: hotel.zip,
      country: hotel.country,
      region: hotel.region,
      rooms: hotel.rooms,
    },
    city: hotel.city[hotel.language === 'ar' ? 'en_GB' : hotel.language],
    imageId: pictureId(hotelPicture(hotel)),
  }));

const newsRow = (article: DemoArticle): typeof news.$inferInsert => ({
  ...{
    id: article.id,
    orgId,
    categoryId: article.category,
    authorId: article.author.id,
    publishDate: article.publishDate,
    topStory: article.top,
  },
  ...{ title: article.title, teaser: article.teaser, content: article.content },
  imageId: article.picture ? pictureId(article.picture) : null,
  galleryIds: article.gallery.map(pictureId),
  attachmentIds: article.attachments,
  eventFirstDay: article.event?.first ?? null,
  eventLastDay: article.event?.last ?? null,
  eventStartTime: article.event?.start ?? null,
  eventEndTime: article.event?.end ?? null,
  likesAllowed: article.likesAllowed,
  commentsAllowed: article.commentsAllowed,
});

/**
 * Fills an empty database with a fictional hotel group: forty hotels, 1,200 people, 300 articles with drawn pictures, comments, likes,
 * files and pages. Does nothing and answers false where the database already holds an organisation. The bytes of media are written
 * first and the rows in one transaction, so a crash leaves the database empty and the next try starts again.
 */
export async function seedDemo({ db, mediaDir, now, onProgress = () => {} }: SeedOptions): Promise<boolean> {
  const [present] = await db.select({ id: orgs.id }).from(orgs).limit(1);
  if (present) return false;

  onProgress({ step: 'texts', done: 0 });
  const calendar = createCalendar(now);
  const world = createPeople(calendar);
  const articles = createNews(calendar, world);
  const founded = calendar.daysAgo(560);
  const pictures = world.people.length + articles.length;
  const mediaRows = await writeAllMedia(mediaDir, world, articles, now, (count) =>
    onProgress({ step: 'pictures', done: Math.min(1, count / pictures) }),
  );
  const people = await userRows(world, founded);

  onProgress({ step: 'database', done: 0 });
  await db.transaction(async (tx) => {
    await tx
      .insert(orgs)
      .values({ id: orgId, name: orgName, hosts: ['localhost', '127.0.0.1', 'aurelia.example'], settings, menu, createdAt: founded });
    await saveMedia(tx, mediaRows);
    await insertAll(tx, hotels, hotelRows(world));
    await insertAll(tx, users, people);
    await insertAll(
      tx,
      newsCategories,
      categories.map(({ id, name }, position) => ({ id, orgId, name, position })),
    );
    await insertAll(tx, news, articles.map(newsRow));
    onProgress({ step: 'database', done: 0.5 });
    await insertAll(tx, comments, createComments(calendar, articles, world));
    await insertAll(tx, likes, createLikes(calendar, articles, world));
    await insertAll(
      tx,
      pages,
      demoPages.map((page) => ({ ...page, orgId })),
    );
  });
  onProgress({ step: 'database', done: 1 });
  return true;
}
