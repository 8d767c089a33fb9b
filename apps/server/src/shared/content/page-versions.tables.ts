import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Schemas } from '@foyer/api';
import { orgId } from '../../platform/orgs/orgs.tables.ts';
import { users } from '../people/people.tables.ts';
import { pages } from './pages.tables.ts';

/** What pages were: what was published, and working copies that were discarded. */
export const pageVersions = pgTable(
  'page_versions',
  {
    orgId: orgId(),
    pageId: text('page_id').notNull(),
    version: integer('version').notNull(),
    kind: text('kind', { enum: ['published', 'discarded'] }).notNull(),
    content: jsonb('content').$type<Schemas['StudioPageContent']>().notNull(),
    /** Null where it was there before the studio. */
    savedAt: timestamp('saved_at', { withTimezone: true, mode: 'date' }),
    savedBy: text('saved_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.orgId, t.pageId, t.version] }),
    foreignKey({ columns: [t.orgId, t.pageId], foreignColumns: [pages.orgId, pages.id] }).onDelete('cascade'),
    index('page_versions_saved_by').on(t.savedBy),
  ],
);
