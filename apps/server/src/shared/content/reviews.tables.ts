import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { id } from '../../platform/db/columns.ts';
import { orgId } from '../../platform/orgs/orgs.tables.ts';
import { users } from '../people/people.tables.ts';
import { news } from './news.tables.ts';
import { pages } from './pages.tables.ts';

/** The last request for a review of a draft of an article or the working copy of a page, until that is published. */
export const contentReviews = pgTable(
  'content_reviews',
  {
    id: id(),
    orgId: orgId(),
    newsId: text('news_id').references(() => news.id, { onDelete: 'cascade' }),
    pageId: text('page_id'),
    /** What was withdrawn is kept for a while, so that no one is mailed with each request. */
    state: text('state', { enum: ['requested', 'returned', 'withdrawn'] }).notNull(),
    requestedBy: text('requested_by').references(() => users.id, { onDelete: 'set null' }),
    requestedAt: timestamp('requested_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** Whom they asked; null for any editor. */
    reviewerId: text('reviewer_id').references(() => users.id, { onDelete: 'set null' }),
    note: text('note').notNull(),
    answeredBy: text('answered_by').references(() => users.id, { onDelete: 'set null' }),
    answeredAt: timestamp('answered_at', { withTimezone: true, mode: 'date' }),
    answer: text('answer'),
    /** When the reviewer was mailed last. */
    mailedAt: timestamp('mailed_at', { withTimezone: true, mode: 'date' }),
  },
  (t) => [
    unique('content_reviews_news').on(t.newsId),
    unique('content_reviews_page').on(t.orgId, t.pageId),
    foreignKey({ columns: [t.orgId, t.pageId], foreignColumns: [pages.orgId, pages.id] }).onDelete('cascade'),
    index('content_reviews_requested_by').on(t.requestedBy),
    index('content_reviews_reviewer').on(t.reviewerId),
    index('content_reviews_answered_by').on(t.answeredBy),
    check('content_reviews_one_subject', sql`num_nonnulls(${t.newsId}, ${t.pageId}) = 1`),
  ],
);
