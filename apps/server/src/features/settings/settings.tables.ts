import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { orgId } from '../../platform/orgs/orgs.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import type { ChangedValue } from './settings.changes.ts';

/** What a customer's categories of news, menu, look and settings were, save by save. */
export const settingsVersions = pgTable(
  'settings_versions',
  {
    orgId: orgId(),
    part: text('part', { enum: ['categories', 'menu', 'appearance', 'settings'] }).notNull(),
    version: integer('version').notNull(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    /** What differs from the version before, to be shown. */
    changes: jsonb('changes').$type<ChangedValue[]>().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** Null where it was saved on the command line, or before versions were kept. */
    savedBy: text('saved_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [primaryKey({ columns: [t.orgId, t.part, t.version] }), index('settings_versions_saved_by').on(t.savedBy)],
);
