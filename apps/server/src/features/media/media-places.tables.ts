import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { orgId } from '../../platform/orgs/orgs.tables.ts';

/**
 * Which articles and pages a medium hangs on: as their picture, in their lists, and in their HTML; and those it has left (`gone`), or left in a group
 * (`gone_group`), until it hangs on an article or page again. What stands in the working copy of a page (`page_draft`) is kept for it and given to no one by it.
 * Triggers keep it up to date; an id here may be no medium's.
 */
export const mediaPlaces = pgTable(
  'media_places',
  {
    orgId: orgId(),
    mediaId: text('media_id').notNull(),
    kind: text('kind', { enum: ['news', 'page', 'page_draft', 'gone', 'gone_group'] }).notNull(),
    ownerId: text('owner_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.orgId, t.mediaId, t.kind, t.ownerId] }), index('media_places_owner').on(t.orgId, t.kind, t.ownerId)],
);
