import { hash } from '@node-rs/argon2';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import {
  activities,
  commentMentions,
  comments,
  type Db,
  demoLogins,
  hotels,
  likes,
  news,
  newsCategories,
  newsConfirmations,
  newsTopicArticles,
  newsTopics,
  orgs,
  pages,
  saveMedia,
  type SeedOptions,
  type SeedProgress,
  toggles,
  users,
} from '@foyer/server/seed';
import { categories } from './articles/categories.ts';
import { topics } from './articles/topics.ts';
import { prepareBergsee } from './bergsee/seed.ts';
import { birthdayToggles, showsBirthYear, websitesToggles } from './birthdays.ts';
import { type Calendar, createCalendar } from './calendar.ts';
import { learningPage } from './aurelia/learning.ts';
import { menu, orgId, orgName, settings } from './aurelia/organisation.ts';
import { pages as demoPages, storyModules, webPage } from './aurelia/pages.ts';
import { titleOf } from './data/position.ts';
import { hotelPicture, pictureId, portraitId, writeAllMedia } from './media.ts';
import { createNews, type DemoArticle } from './news.ts';
import type { DemoPage } from './page.ts';
import { createPeople } from './people.ts';
import { hotelContact } from './ratings/hotel-contact.ts';
import { insertRatings } from './ratings/insert.ts';
import { type Asked, createActivities } from './reactions/activities.ts';
import { createComments, type DemoComment } from './reactions/comments.ts';
import { askedBy, createConfirmations, createDemandActivities, createDemands } from './reactions/confirmations.ts';
import { createLikes } from './reactions/likes.ts';
import { onArticles } from './reactions/on-articles.ts';
import { insertShop } from './shop/insert.ts';
import { aureliaChats } from './chats/chats.ts';
import { insertChats } from './chats/insert.ts';
import { aureliaGroups } from './groups/posts.ts';
import { insertGroups } from './groups/insert.ts';
import { insertWebNews } from './web-news/insert.ts';
import { aureliaSites } from './web-news/stories.ts';
import { createWithheld } from './withheld.ts';
import { talentsOf } from './talents.ts';
import type { DemoPerson, World } from './world.ts';

const domain = 'aurelia.example';

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
    emailConfirmedAt: createdAt,
    birthYearVisible: showsBirthYear(person),
    title: titleOf(person.position, person.gender),
    hotelId: person.hotel?.id ?? null,
    imageId: person.hasPortrait ? portraitId(person) : null,
    adminUrl: null,
    ...talentsOf({ ...person, complete: passwordHash !== null }),
  };
}

async function userRows(world: World, createdAt: Date): Promise<(typeof users.$inferInsert)[]> {
  const hashes = new Map(
    await Promise.all(demoLogins.usernames.map(async (username) => [username as string, await hashOf(username)] as const)),
  );
  return world.people.map((person) => userRow(person, hashes.get(person.username) ?? null, createdAt));
}

/** How much of their feeds those who can log in have yet to read. */
const unread: Record<(typeof demoLogins.usernames)[number], number> = { member: 3, editor: 12, superadmin: 1 };

interface Happened {
  articles: readonly DemoArticle[];
  said: readonly DemoComment[];
  asked: readonly Asked[];
}

function feedsOfLogins(world: World, { articles, said, asked }: Happened): (typeof activities.$inferInsert)[] {
  const readers = demoLogins.usernames.map((username) => ({
    id: world.people.find((person) => person.username === username)!.id,
    unread: unread[username],
  }));
  return createActivities(readers, {
    orgId,
    articles: articles.map(({ id, author }) => ({ id, authorId: author.id })),
    comments: said,
    asked,
  });
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
    ...hotelContact(hotel, domain),
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
  // What the newsroom writes of the houses may be passed on; what concerns the work stays inside.
  shareable: ['hotels', 'events', 'sustainability', 'kitchen'].includes(article.category),
  contentChangedAt: article.publishDate,
  savedAt: article.publishDate,
});

/** The newest article as a page of its own, which members may pass on. */
function storyPage([newest]: readonly DemoArticle[]): DemoPage {
  const { id, title, teaser } = newest!;
  return { id: 'story', type: 'article', title, description: teaser, newsId: id, shareable: true, modules: [...storyModules] };
}

/** Writes the rows of a demo into an empty database, all or none. */
export type InsertDemo = (to: Pick<SeedOptions, 'db' | 'onProgress'>) => Promise<void>;

/** Writes the texts of a demo, draws its pictures and stores the bytes; what it gives inserts the rows. */
export async function prepareDemo({ files, now, onProgress = () => {} }: Omit<SeedOptions, 'db'>): Promise<InsertDemo> {
  onProgress({ step: 'texts', done: 0 });
  const calendar = createCalendar(now);
  const world = createPeople(calendar);
  const articles = createNews(calendar, world);
  const founded = calendar.daysAgo(560);
  const pictures = world.people.length + articles.length;
  const mediaRows = await writeAllMedia(files, world, articles, now, (count) =>
    onProgress({ step: 'pictures', done: Math.min(1, count / pictures) }),
  );
  const people = await userRows(world, founded);
  const insertBergsee = await prepareBergsee({ calendar, files, hashOf });
  const prepared = { calendar, world, articles, founded, mediaRows, people, insertBergsee, now };
  return ({ db, onProgress: onInsert = () => {} }) => insertDemo(db, prepared, onInsert);
}

interface Prepared {
  calendar: Calendar;
  world: World;
  articles: readonly DemoArticle[];
  founded: Date;
  mediaRows: Awaited<ReturnType<typeof writeAllMedia>>;
  people: (typeof users.$inferInsert)[];
  insertBergsee: Awaited<ReturnType<typeof prepareBergsee>>;
  now: Date;
}

async function insertDemo(
  db: Db,
  { calendar, world, articles, founded, mediaRows, people, insertBergsee, now }: Prepared,
  onProgress: (progress: SeedProgress) => void,
): Promise<void> {
  onProgress({ step: 'database', done: 0 });
  await db.transaction(async (tx) => {
    await tx
      .insert(orgs)
      .values({ id: orgId, name: orgName, hosts: ['localhost', '127.0.0.1', 'aurelia.example'], settings, menu, createdAt: founded });
    await saveMedia(tx, mediaRows);
    await insertAll(tx, hotels, hotelRows(world));
    await insertAll(tx, users, people);
    await insertAll(tx, toggles, [...birthdayToggles(world.people, founded), ...websitesToggles(world.people, founded)]);
    await insertAll(
      tx,
      newsCategories,
      categories.map(({ id, name }, position) => ({ id, orgId, name, position })),
    );
    const demands = createDemands(calendar, articles);
    const { toCome, over } = createWithheld(calendar, articles);
    const withheldDates = new Map([toCome, over].map(({ article, dates }) => [article.id, dates]));
    const demandOf = new Map(
      demands.map(({ article, dueDay }) => [article.id, { confirmationRequired: true, confirmationDueDay: dueDay }]),
    );
    await insertAll(
      tx,
      news,
      articles.map((article) => ({ ...newsRow(article), ...demandOf.get(article.id), ...withheldDates.get(article.id) })),
    );
    const confirmations = createConfirmations(calendar, demands, world);
    await insertAll(tx, newsConfirmations, confirmations);
    await insertAll(
      tx,
      newsTopics,
      topics.map(({ id, name }, position) => ({ id, orgId, name, position })),
    );
    await insertAll(
      tx,
      newsTopicArticles,
      articles.flatMap(({ id, topics: about }) => about.map((topicId) => ({ newsId: id, topicId }))),
    );
    onProgress({ step: 'database', done: 0.5 });
    const seen = articles.filter((article) => article !== toCome.article);
    const said = createComments(calendar, seen, world);
    await insertAll(
      tx,
      comments,
      onArticles(orgId, said).map(({ mentions: _, ...row }) => row),
    );
    await insertAll(
      tx,
      commentMentions,
      said.flatMap(({ id: commentId, mentions }) =>
        mentions.map(({ id: userId, start, length }) => ({ commentId, userId, start, length })),
      ),
    );
    const asked = askedBy(calendar, demands);
    const others = world.people.filter(({ username }) => !demoLogins.usernames.some((login) => login === username));
    await insertAll(tx, activities, feedsOfLogins(world, { articles, said, asked }));
    await insertAll(tx, activities, createDemandActivities(asked, { orgId, people: others }, confirmations));
    await insertAll(tx, likes, onArticles(orgId, createLikes(calendar, seen, world)));
    await insertAll(
      tx,
      pages,
      [...demoPages, storyPage(articles), learningPage(world, articles, now), webPage].map((page) => ({ ...page, orgId })),
    );
    await insertRatings(tx, {
      ...{ org: { id: orgId, domain }, hotels: world.hotels, people: world.people, calendar },
      contactOf: (hotel) => world.staffOf(hotel).find(({ position }) => position.key === 'frontOffice'),
    });
    await insertWebNews(tx, { orgId, sites: aureliaSites, calendar });
    await insertGroups(tx, { orgId, groups: aureliaGroups, people: world.people, calendar });
    await insertChats(tx, { orgId, chats: aureliaChats, people: world.people, login: 'member', calendar });
    await insertShop(tx, orgId);
    await insertBergsee(tx);
  });
  onProgress({ step: 'database', done: 1 });
}

/**
 * Fills an empty database with a fictional hotel group: forty hotels, 1,200 people, 300 articles with drawn pictures, comments, likes,
 * files and pages; and with a second, small customer whose settings differ in everything. Does nothing and answers false where the database already holds an organisation. The bytes of media are written
 * first and the rows in one transaction, so a crash leaves the database empty and the next try starts again.
 */
export async function seedDemo({ db, ...options }: SeedOptions): Promise<boolean> {
  const [present] = await db.select({ id: orgs.id }).from(orgs).limit(1);
  if (present) return false;
  const insert = await prepareDemo(options);
  await insert({ db, onProgress: options.onProgress });
  return true;
}
