import { foreignKey, index, integer, type PgColumn, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { orgId } from '../../platform/orgs/orgs.tables.ts';

/**
 * What comments, likes and activities hang on, whichever table describes it: a row for each article, page and so on. Triggers on these tables keep it
 * (`keep_contents`), so that what hangs on a content goes with it. Triggers on comments and likes keep its counts (`count_on_content`), so that no list
 * counts them again.
 */
export const contents = pgTable(
  'contents',
  {
    orgId: orgId(),
    /** Its content type (`content-type.ts`). */
    type: text('type').notNull(),
    /** Its key in the table of its type; unique within the customer. */
    id: text('id').notNull(),
    /** Its comments and replies but for deleted ones. */
    commentCount: integer('comment_count').notNull().default(0),
    /** Its threads; one whose first comment was deleted but has replies is one. */
    threadCount: integer('thread_count').notNull().default(0),
    likeCount: integer('like_count').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.orgId, t.type, t.id] })],
);

/** The columns by which a row hangs on a content. */
export const contentColumns = () => ({
  orgId: text('org_id').notNull(),
  contentType: text('content_type').notNull(),
  contentId: text('content_id').notNull(),
});

/** The columns that name a content, of a table or an alias of it. */
export type ContentColumns = Record<'orgId' | 'contentType' | 'contentId', PgColumn>;

/** Ties rows to their content: they go with it. */
export const onContent = (name: string, t: ContentColumns) =>
  foreignKey({ name, columns: [t.orgId, t.contentType, t.contentId], foreignColumns: [contents.orgId, contents.type, contents.id] })
    .onDelete('cascade')
    .onUpdate('cascade');

/** An index that finds what hangs on a content, and then by other columns. */
export const byContent = (name: string, t: ContentColumns, ...then: Parameters<ReturnType<typeof index>['on']>[0][]) =>
  index(name).on(t.contentId, t.contentType, t.orgId, ...then);
