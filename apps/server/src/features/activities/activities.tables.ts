import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Sentence } from './activities.policy.ts';
import type { ActivityType } from './activity-type.ts';
import { createdAt, id } from '../../platform/db/columns.ts';
import { orgId } from '../../platform/orgs/orgs.tables.ts';
import { comments } from '../../shared/content/comments.tables.ts';
import { news } from '../../shared/content/news.tables.ts';
import { users } from '../../shared/people/people.tables.ts';

/** Something that happened and concerns a member. What it tells is put into the reader's language when it is read. */
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
    /** Who did it; null where it was no person in particular. */
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
