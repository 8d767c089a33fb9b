import type { Schemas } from '@foyer/api';
import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { orgs } from '../../platform/orgs/orgs.tables.ts';
import { users } from '../../shared/people/people.tables.ts';

/** What tabs of the studio have open. A row whose tab has not been heard of for a while counts no more, and is deleted when the next tab comes. */
export const studioPresences = pgTable(
  'studio_presences',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The id the tab has made for itself. */
    tab: text('tab').notNull(),
    orgId: text('org_id')
      .notNull()
      .references(() => orgs.id, { onDelete: 'cascade' }),
    subject: text('subject').$type<Schemas['StudioSubject']>().notNull(),
    /** Empty for menu, look and settings. */
    subjectId: text('subject_id').notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true, mode: 'date' }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.tab] }),
    index('studio_presences_subject').on(t.orgId, t.subject, t.subjectId),
    index('studio_presences_seen').on(t.seenAt),
  ],
);
