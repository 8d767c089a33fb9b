import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { Locale, LocalizedText, ModuleConfig, MenuEntry, OrgSettings } from './types.ts';

const id = () => text('id').primaryKey();
const createdAt = () => timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow();
const orgId = () =>
  text('org_id')
    .notNull()
    .references(() => orgs.id, { onDelete: 'cascade' });

/** A customer. Every row of content belongs to one; requests find theirs by host name, sessions by their user. */
export const orgs = pgTable('orgs', {
  id: id(),
  name: text('name').notNull(),
  hosts: text('hosts')
    .array()
    .notNull()
    .default(sql`'{}'::text[]`),
  settings: jsonb('settings').$type<OrgSettings>().notNull(),
  menu: jsonb('menu').$type<MenuEntry[]>().notNull(),
  createdAt: createdAt(),
});

/** Secrets made at first start and shared by all processes, such as the CSRF key. */
export const secrets = pgTable('secrets', { name: text('name').primaryKey(), value: text('value').notNull() });

/** An image or file. The bytes are `content` for drawn art and small files; `private` ones need a session. */
export const media = pgTable('media', {
  id: id(),
  orgId: orgId(),
  fileName: text('file_name').notNull(),
  type: text('type').notNull(),
  size: integer('size').notNull(),
  width: integer('width'),
  height: integer('height'),
  alt: jsonb('alt').$type<LocalizedText>(),
  title: jsonb('title').$type<LocalizedText>(),
  visibility: text('visibility', { enum: ['public', 'members'] })
    .notNull()
    .default('members'),
  /** SHA-256 of the bytes; the file's name in the media folder. */
  hash: text('hash').notNull(),
  createdAt: createdAt(),
});

export const users = pgTable(
  'users',
  {
    id: id(),
    orgId: orgId(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash'),
    firstname: text('firstname').notNull(),
    lastname: text('lastname').notNull(),
    title: jsonb('title').$type<LocalizedText>(),
    hotelId: text('hotel_id').references(() => hotels.id, { onDelete: 'set null' }),
    imageId: text('image_id').references(() => media.id, { onDelete: 'set null' }),
    language: text('language').$type<Locale>().notNull().default('de_DE'),
    permissions: text('permissions')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    adminUrl: text('admin_url'),
    birthday: date('birthday', { mode: 'string' }),
    hiredOn: date('hired_on', { mode: 'string' }),
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    unique('users_org_username').on(t.orgId, t.username),
    unique('users_org_email').on(t.orgId, t.email),
    check('users_identifiers_lowercase', sql`${t.username} = lower(${t.username}) and ${t.email} = lower(${t.email})`),
  ],
);

/** A hotel of the group. */
export const hotels = pgTable('hotels', {
  id: id(),
  orgId: orgId(),
  name: text('name').notNull(),
  street: text('street').notNull(),
  zip: text('zip').notNull(),
  city: text('city').notNull(),
  country: text('country').notNull(),
  region: jsonb('region').$type<LocalizedText>(),
  rooms: integer('rooms').notNull(),
  imageId: text('image_id').references(() => media.id, { onDelete: 'set null' }),
});

/** A signed-in browser. The id is the SHA-256 of the token; the token itself is never stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
    userAgent: text('user_agent'),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
);

/** Counts failed logins. The columns are those rate-limiter-flexible expects, in its order; `key` is a hash, `expire` is in milliseconds. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (t) => [index('login_attempts_expiry').on(t.expire)],
);

export const newsCategories = pgTable('news_categories', {
  id: id(),
  orgId: orgId(),
  name: jsonb('name').$type<LocalizedText>().notNull(),
  position: integer('position').notNull().default(0),
});

export const news = pgTable(
  'news',
  {
    id: id(),
    orgId: orgId(),
    categoryId: text('category_id').references(() => newsCategories.id, { onDelete: 'set null' }),
    authorId: text('author_id')
      .notNull()
      .references(() => users.id),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    teaser: jsonb('teaser').$type<LocalizedText>().notNull(),
    /** Sanitised HTML. */
    content: jsonb('content').$type<LocalizedText>().notNull(),
    publishDate: timestamp('publish_date', { withTimezone: true, mode: 'date' }).notNull(),
    topStory: boolean('top_story').notNull().default(false),
    imageId: text('image_id').references(() => media.id, { onDelete: 'set null' }),
    galleryIds: text('gallery_ids')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    attachmentIds: text('attachment_ids')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    eventFirstDay: date('event_first_day', { mode: 'string' }),
    eventLastDay: date('event_last_day', { mode: 'string' }),
    eventStartTime: text('event_start_time'),
    eventEndTime: text('event_end_time'),
    likesAllowed: boolean('likes_allowed').notNull().default(true),
    commentsAllowed: boolean('comments_allowed').notNull().default(true),
  },
  (t) => [
    index('news_org_date').on(t.orgId, t.publishDate.desc().nullsFirst(), t.id),
    index('news_org_category_date').on(t.orgId, t.categoryId, t.publishDate.desc().nullsFirst(), t.id),
  ],
);

export const comments = pgTable(
  'comments',
  {
    id: id(),
    newsId: text('news_id')
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    authorId: text('author_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    /** Made by the client; a repeated request finds the first one's row. */
    key: text('key').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('comments_author_key').on(t.authorId, t.key),
    index('comments_news_date').on(t.newsId, t.createdAt.desc().nullsFirst(), t.id),
  ],
);

export const likes = pgTable(
  'likes',
  {
    newsId: text('news_id')
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.newsId, t.userId] })],
);

export const pages = pgTable(
  'pages',
  {
    id: text('id').notNull(),
    orgId: orgId(),
    type: text('type', { enum: ['dashboard', 'page'] })
      .notNull()
      .default('page'),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    /** The modules in order. What each shows is looked up when the page is read. */
    modules: jsonb('modules').$type<ModuleConfig[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.orgId, t.id] })],
);
