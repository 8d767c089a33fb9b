import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../platform/db/columns.ts';
import { byContent, contentColumns, onContent } from './contents.tables.ts';
import type { Locale } from '../../platform/db/types.ts';
import { users } from '../people/people.tables.ts';

/** What people say about a content: threads of one level, a comment and its replies. */
export const comments = pgTable(
  'comments',
  {
    id: id(),
    ...contentColumns(),
    /** The comment it replies to, which itself replies to none; null for one that begins a thread. */
    parentId: text('parent_id').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    authorId: text('author_id')
      .notNull()
      .references(() => users.id),
    /** Empty once it is deleted. */
    text: text('text').notNull(),
    /** The language its author used the portal in when they wrote it; null where that is not known. */
    locale: text('locale').$type<Locale>(),
    /** Made by the client; a repeated request finds the first one's row. */
    key: text('key').notNull(),
    /** Of what came with the key, so that another text under the same key is told from a repeated request; null for what no request has made. */
    digest: text('digest'),
    createdAt: createdAt(),
    editedAt: timestamp('edited_at', { withTimezone: true, mode: 'date' }),
    /** Counts the changes of the text. */
    revision: integer('revision').notNull().default(0),
    /** Set where it was deleted but has replies: it keeps their place until they are gone as well. */
    deletedAt: timestamp('deleted_at', { withTimezone: true, mode: 'date' }),
  },
  (t) => [
    onContent('comments_content_fk', t),
    unique('comments_author_key').on(t.authorId, t.key),
    // For counting what is visible, and for who has said something.
    byContent('comments_content_author', t, t.authorId, t.deletedAt),
    byContent('comments_threads', t, t.createdAt.desc().nullsFirst(), t.id).where(sql`${t.parentId} is null`),
    index('comments_replies')
      .on(t.parentId, t.createdAt, t.id)
      .where(sql`${t.parentId} is not null`),
  ],
);

/** The keys of comments that are gone: a request that is repeated after the deletion must not bring its comment back. */
export const deletedCommentKeys = pgTable(
  'deleted_comment_keys',
  {
    authorId: text('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
  },
  (t) => [primaryKey({ columns: [t.authorId, t.key] })],
);

/** Whom a comment names, and where in its text: `length` UTF-16 units from `start` on are "@" and the name. */
export const commentMentions = pgTable(
  'comment_mentions',
  {
    commentId: text('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    start: integer('start').notNull(),
    length: integer('length').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.commentId, t.start] }),
    index('comment_mentions_user').on(t.userId),
    check('comment_mentions_range', sql`${t.start} >= 0 and ${t.length} > 1`),
  ],
);

export const likes = pgTable(
  'likes',
  {
    ...contentColumns(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    onContent('likes_content_fk', t),
    primaryKey({ columns: [t.contentId, t.contentType, t.orgId, t.userId] }),
    byContent('likes_latest', t, t.createdAt.desc().nullsFirst(), t.userId),
  ],
);
