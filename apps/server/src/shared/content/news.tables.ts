import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { id } from '../../platform/db/columns.ts';
import type { LocalizedText } from '../../platform/db/types.ts';
import { media, orgId } from '../../platform/orgs/orgs.tables.ts';
import { users } from '../people/people.tables.ts';

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
    /** From then on only editors see it; null for never. */
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }),
    /** Not published yet, whatever its date says: only editors see it. */
    draft: boolean('draft').notNull().default(false),
    /** Deleted, but not for good yet: it is seen in the studio's list of deleted articles alone. */
    deletedAt: timestamp('deleted_at', { withTimezone: true, mode: 'date' }),
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
    /** Who may read it, by the rules of pages (`pages.policy.ts`). */
    visibility: text('visibility', { enum: ['all', 'members'] })
      .notNull()
      .default('members'),
    /** Whether members may pass it on by the customer's share options, which shows guests a little of it. */
    shareable: boolean('shareable').notNull().default(false),
    /** Counts the changes of what it says; a trigger raises it, whatever changes the row. */
    contentVersion: integer('content_version').notNull().default(1),
    contentChangedAt: timestamp('content_changed_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** Counts the saves of editors. */
    savedVersion: integer('saved_version').notNull().default(0),
    savedAt: timestamp('saved_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** Who saved it last; null where that was not done in the studio. */
    savedBy: text('saved_by').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    /** Whether members are asked to confirm that they have read it. */
    confirmationRequired: boolean('confirmation_required').notNull().default(false),
    /** The version that was asked for last: what was confirmed of an older one does not count any more. */
    confirmationVersion: integer('confirmation_version').notNull().default(1),
    confirmationDueDay: date('confirmation_due_day', { mode: 'string' }),
    /** Members have yet to be notified that they are asked: they are as soon as the article is out (`confirmations.jobs.ts`). */
    confirmationPending: boolean('confirmation_pending').notNull().default(false),
    /** Who asked last. */
    confirmationAskedBy: text('confirmation_asked_by').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('news_confirmation_pending')
      .on(t.publishDate)
      .where(sql`${t.confirmationPending}`),
    // What asks for confirmation: few of a customer's articles.
    index('news_confirmation_required')
      .on(t.orgId, t.confirmationDueDay, t.publishDate, t.id)
      .where(sql`${t.confirmationRequired}`),
    // All that pages of a list are found and counted by, so that no article is read which is not on the page.
    index('news_org_date').on(
      t.orgId,
      t.publishDate.desc().nullsFirst(),
      t.id,
      t.expiresAt,
      t.likesAllowed,
      t.commentsAllowed,
      t.draft,
      t.deletedAt,
    ),
    // What is to be deleted for good: few.
    index('news_deleted')
      .on(t.deletedAt)
      .where(sql`${t.deletedAt} is not null`),
    index('news_org_category_date').on(
      t.orgId,
      t.categoryId,
      t.publishDate.desc().nullsFirst(),
      t.id,
      t.expiresAt,
      t.likesAllowed,
      t.commentsAllowed,
      t.draft,
      t.deletedAt,
    ),
    check('news_expires_later', sql`${t.expiresAt} > ${t.publishDate}`),
  ],
);
