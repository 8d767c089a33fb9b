import { foreignKey, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Schemas } from '@foyer/api';
import { orgId } from '../../platform/orgs/orgs.tables.ts';
import { users } from '../people/people.tables.ts';
import { pages } from './pages.tables.ts';

/** The working copy of a page that readers see, while it differs from that; all editors share it. A page in preparation is its own. */
export const pageDrafts = pgTable(
  'page_drafts',
  {
    orgId: orgId(),
    pageId: text('page_id').notNull(),
    content: jsonb('content').$type<Schemas['StudioPageContent']>().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true, mode: 'date' }).notNull(),
    savedBy: text('saved_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.orgId, t.pageId] }),
    foreignKey({ columns: [t.orgId, t.pageId], foreignColumns: [pages.orgId, pages.id] }).onDelete('cascade'),
    index('page_drafts_saved_by').on(t.savedBy),
  ],
);
