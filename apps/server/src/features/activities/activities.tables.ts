import type { Schemas } from '@foyer/api';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Sentence } from './activities.policy.ts';
import { createdAt, id } from '../../platform/db/columns.ts';
import { orgId } from '../../platform/orgs/orgs.tables.ts';
import { comments } from '../../shared/content/comments.tables.ts';
import { byContent, onContent } from '../../shared/content/contents.tables.ts';
import { users } from '../../shared/people/people.tables.ts';

/** Something that happened and concerns a member. Its sentence is put into the reader's language when it is read. */
export const activities = pgTable(
  'activities',
  {
    id: id(),
    orgId: orgId(),
    /** Whom it concerns. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').$type<Schemas['ActivityType']>().notNull(),
    /** Which sentence describes it (`features/activities`). */
    sentence: text('sentence').$type<Sentence>().notNull(),
    /** Who did it; null where it was no person in particular. */
    actorId: text('actor_id').references(() => users.id, { onDelete: 'cascade' }),
    /** What it is about; with that it goes. Null where it is about no content. */
    contentType: text('content_type'),
    contentId: text('content_id'),
    commentId: text('comment_id').references(() => comments.id, { onDelete: 'cascade' }),
    /** What several people do makes one activity of a member's: its actor is the last of them. Null where each makes its own. */
    bundle: text('bundle'),
    /** How many did the same as its actor. */
    others: integer('others').notNull().default(0),
    createdAt: createdAt(),
    readAt: timestamp('read_at', { withTimezone: true, mode: 'date' }),
  },
  (t) => [
    onContent('activities_content_fk', t),
    check('activities_content_whole', sql`(${t.contentType} is null) = (${t.contentId} is null)`),
    // A member's feed, counted and paged through by these indexes alone.
    index('activities_user_date').on(t.userId, t.orgId, t.createdAt.desc().nullsFirst(), t.id, t.contentId, t.contentType),
    index('activities_unread')
      .on(t.userId, t.orgId, t.contentId, t.contentType, t.createdAt, t.sentence)
      .where(sql`${t.readAt} is null`),
    byContent('activities_content', t),
    index('activities_comment').on(t.commentId),
    uniqueIndex('activities_bundle')
      .on(t.userId, t.bundle)
      .where(sql`${t.bundle} is not null`),
  ],
);
