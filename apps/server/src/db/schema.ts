import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { Sentence } from '../features/activities/activities.policy.ts';
import { dayKey } from './day-key.ts';
import { comments } from './schema.comments.ts';
import { createdAt, id, media, orgId } from './schema.orgs.ts';
import type { Gender, Locale, LocalizedList, LocalizedText } from './types.ts';
import type { ModuleConfig } from '../features/pages/module-config.ts';
import type { ActivityType } from '../features/activities/activity-type.ts';
import type { PendingRegistration } from '../features/auth/pending-registration.ts';

export { media, orgs } from './schema.orgs.ts';
export { commentMentions, comments } from './schema.comments.ts';
export { knownDevices } from './schema.devices.ts';
export { editorScripts } from './schema.editor.ts';
export { userIdentities } from './schema.identities.ts';
export { kununuScores, memberPoints, ratingCategories, ratings } from './schema.ratings.ts';
export { groupMembers, groups, postMedia, posts } from './schema.posts.ts';
export { mediaPlaces } from './schema.media-places.ts';
export { newsConfirmations } from './schema.confirmations.ts';
export { realtimeEvents } from './schema.realtime.ts';
export { newsTopicArticles, newsTopics } from './schema.topics.ts';
export { webFeeds, webNews } from './schema.webnews.ts';
export { cartAdditions, cartItems, carts, coinEntries, products } from './schema.shop.ts';

/** Secrets made at first start and shared by all processes, such as the CSRF key. */
export const secrets = pgTable('secrets', { name: text('name').primaryKey(), value: text('value').notNull() });

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
    /** Whether colleagues see the year of birth. */
    birthYearVisible: boolean('birth_year_visible').notNull().default(false),
    hiredOn: date('hired_on', { mode: 'string' }),
    gender: text('gender').$type<Gender>(),
    /** What they have been and learned. */
    careers: jsonb('careers').$type<LocalizedList>(),
    skills: jsonb('skills').$type<LocalizedList>(),
    /** What they do beside their position, such as first aid. */
    specialTasks: jsonb('special_tasks').$type<LocalizedList>(),
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
    /** When the address was shown to be theirs; null for a registration that waits for it, which cannot log in. */
    emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true, mode: 'date' }).defaultNow(),
    /** The version of the terms they have agreed to (`settings.terms.version`). */
    termsVersion: text('terms_version'),
    termsAcceptedAt: timestamp('terms_accepted_at', { withTimezone: true, mode: 'date' }),
    /** When they agreed to the processing that settings toggles need. */
    consentAcceptedAt: timestamp('consent_accepted_at', { withTimezone: true, mode: 'date' }),
  },
  (t) => [
    unique('users_org_username').on(t.orgId, t.username),
    unique('users_org_email').on(t.orgId, t.email),
    // Who is celebrated next: from today's day of the year on.
    index('users_birthday').on(t.orgId, dayKey(t.birthday)),
    index('users_anniversary').on(t.orgId, dayKey(t.hiredOn)),
    check('users_gender', sql`${t.gender} in ('female', 'male', 'diverse')`),
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
  /** The part of the group that it belongs to. */
  area: jsonb('area').$type<LocalizedText>(),
  telephone: text('telephone'),
  email: text('email'),
  /** Whom colleagues turn to. */
  contactPersonId: text('contact_person_id').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
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
    lastUsedAt: timestamp('last_used_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** How it was begun. Sessions of single sign-on end at the provider, so the portal hides its logout. */
    via: text('via', { enum: ['password', 'sso', 'social', 'reset', 'registration'] })
      .notNull()
      .default('password'),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
);

/** A secret sent by mail, good once. The id is the SHA-256 of the token; the token itself is never stored. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['reset', 'registration', 'email'] }).notNull(),
    createdAt: createdAt(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** What was registered; it becomes the account's once the address is confirmed with this very token. */
    registration: jsonb('registration').$type<PendingRegistration>(),
    /** The SHA-256 of the secret that the registering browser keeps, to tell it from others. */
    browser: text('browser'),
    /** The address that the account gets once it is confirmed with this token. */
    email: text('email'),
  },
  (t) => [
    index('mail_tokens_browser').on(t.browser),
    index('mail_tokens_user').on(t.userId, t.purpose),
    index('mail_tokens_expiry').on(t.expiresAt),
  ],
);

/** Mails that are to be sent: written in the transaction of what they tell about, sent by whichever process leases them first. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    orgId: orgId(),
    /** The template and its values (`features/mail`). */
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    values: jsonb('values').$type<Record<string, string | number>>().notNull(),
    createdAt: createdAt(),
    attempts: integer('attempts').notNull().default(0),
    /** Not before this moment: backoff after a failure, the end of the lease while a process sends it. */
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true, mode: 'date' }),
    /** Given up: refused for good, or tried for days. */
    failedAt: timestamp('failed_at', { withTimezone: true, mode: 'date' }),
    lastError: text('last_error'),
  },
  (t) => [
    index('outbox_due')
      .on(t.dueAt)
      .where(sql`${t.sentAt} is null and ${t.failedAt} is null`),
  ],
);

/** Who gets which newsletter. A guest's subscription counts once its address is confirmed. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: id(),
    orgId: orgId(),
    email: text('email').notNull(),
    /** A list of `settings.newsletter.lists`. */
    list: text('list').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    createdAt: createdAt(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true, mode: 'date' }),
  },
  (t) => [unique('newsletter_org_email_list').on(t.orgId, t.email, t.list)],
);

/** What visitors chose in the cookie overlay: the proof that the law asks for, with no name and no address. */
export const cookieChoices = pgTable('cookie_choices', {
  id: id(),
  orgId: orgId(),
  categories: integer('categories').array().notNull(),
  trackAll: boolean('track_all').notNull(),
  createdAt: createdAt(),
});

/** A member's switches of `settings.settingsMenu`; without a row the entry's own beginning counts. */
export const toggles = pgTable(
  'toggles',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    on: boolean('on').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
);

/** What happened to accounts and settings, for those who must answer for it. Only ever added to; holds no secrets. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    orgId: orgId(),
    createdAt: createdAt(),
    /** Who did it; null for the system, the command line and guests. */
    actorId: text('actor_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    /** Whom or what it concerns. */
    subject: text('subject'),
    details: jsonb('details').$type<Record<string, string | number | boolean | null>>(),
  },
  (t) => [index('audit_log_org_date').on(t.orgId, t.createdAt)],
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
    /** From then on nobody but editors sees it; null for never. */
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }),
    /** Counts the changes of when and how it is published. */
    publicationVersion: integer('publication_version').notNull().default(0),
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
    /** Who may read it, by the rules of pages (`features/pages/pages.policy.ts`). */
    visibility: text('visibility', { enum: ['all', 'members'] })
      .notNull()
      .default('members'),
    /** Whether members may pass it on by the customer's share options, which shows guests a little of it. */
    shareable: boolean('shareable').notNull().default(false),
    /** Counts the changes of what it says; a trigger raises it, whoever changes the row. */
    contentVersion: integer('content_version').notNull().default(1),
    contentChangedAt: timestamp('content_changed_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** Whether members are asked to confirm that they have read it. */
    confirmationRequired: boolean('confirmation_required').notNull().default(false),
    /** The version that was asked for last: what was confirmed of an older one does not count any more. */
    confirmationVersion: integer('confirmation_version').notNull().default(1),
    confirmationDueDay: date('confirmation_due_day', { mode: 'string' }),
    /** Members have yet to be told that they are asked: they are as soon as the article is out (`confirmations.worker.ts`). */
    confirmationPending: boolean('confirmation_pending').notNull().default(false),
    /** Who asked last. */
    confirmationAskedBy: text('confirmation_asked_by').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('news_confirmation_pending')
      .on(t.publishDate)
      .where(sql`${t.confirmationPending}`),
    index('news_org_date').on(t.orgId, t.publishDate.desc().nullsFirst(), t.id),
    index('news_org_category_date').on(t.orgId, t.categoryId, t.publishDate.desc().nullsFirst(), t.id),
    check('news_expires_later', sql`${t.expiresAt} > ${t.publishDate}`),
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

/** Something that happened and concerns somebody. What it tells is put into the reader's language when it is read. */
export const activities = pgTable(
  'activities',
  {
    id: id(),
    orgId: orgId(),
    /** Whom it concerns. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').$type<ActivityType>().notNull(),
    /** Which sentence tells it (`features/activities`). */
    sentence: text('sentence').$type<Sentence>().notNull(),
    /** Who did it; null where it was nobody in particular. */
    actorId: text('actor_id').references(() => users.id, { onDelete: 'cascade' }),
    /** What it tells of; with that it goes. */
    newsId: text('news_id').references(() => news.id, { onDelete: 'cascade' }),
    commentId: text('comment_id').references(() => comments.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    readAt: timestamp('read_at', { withTimezone: true, mode: 'date' }),
  },
  (t) => [
    index('activities_user_date').on(t.userId, t.createdAt.desc().nullsFirst(), t.id),
    index('activities_unread')
      .on(t.userId, t.createdAt)
      .where(sql`${t.readAt} is null`),
    index('activities_news').on(t.newsId),
    index('activities_comment').on(t.commentId),
  ],
);

export const pages = pgTable(
  'pages',
  {
    id: text('id').notNull(),
    orgId: orgId(),
    /** An `article` begins with the news article it presents. */
    type: text('type', { enum: ['dashboard', 'page', 'article'] })
      .notNull()
      .default('page'),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    /** What guests, search engines and shared links are told of the page; null for nothing. */
    description: jsonb('description').$type<LocalizedText>(),
    imageId: text('image_id').references(() => media.id, { onDelete: 'set null' }),
    newsId: text('news_id').references(() => news.id, { onDelete: 'set null' }),
    /** Who may read it (`features/pages/pages.policy.ts`). */
    visibility: text('visibility', { enum: ['all', 'members'] })
      .notNull()
      .default('members'),
    /** Whether members may pass it on by the customer's share options, which shows guests a little of it. */
    shareable: boolean('shareable').notNull().default(false),
    /** A page in preparation is nobody's but those who hold a link to its preview. */
    draft: boolean('draft').notNull().default(false),
    /** The modules in order. What each shows is looked up when the page is read. */
    modules: jsonb('modules').$type<ModuleConfig[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.orgId, t.id] }), index('pages_news').on(t.newsId), index('pages_image').on(t.imageId)],
);
