import type { Schemas } from '@foyer/api';
import { index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../platform/db/columns.ts';
import { orgId } from '../../platform/orgs/orgs.tables.ts';
import { users } from '../people/people.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What members have reported, as it was when they last did: its author may change or delete it meanwhile. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    orgId: orgId(),
    kind: text('kind').$type<Schemas['StudioReport']['kind']>().notNull(),
    /** The id of the message. It may be gone. */
    subjectId: text('subject_id').notNull(),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** The name of the conversation it was written in. */
    conversation: text('conversation'),
    text: text('text').notNull(),
    attachmentCount: integer('attachment_count').notNull().default(0),
    writtenAt: moment('written_at').notNull(),
    state: text('state', { enum: ['open', 'removed', 'kept'] })
      .notNull()
      .default('open'),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('reports_subject').on(t.kind, t.subjectId),
    index('reports_listed').on(t.orgId, t.state, t.createdAt),
    index('reports_author').on(t.authorId),
    index('reports_decider').on(t.decidedBy),
  ],
);

/** Who has reported it. */
export const reportEntries = pgTable(
  'report_entries',
  {
    reportId: text('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<Schemas['ReportReason']>().notNull(),
    note: text('note').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.reportId, t.userId] }), index('report_entries_user').on(t.userId)],
);
