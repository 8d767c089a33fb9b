import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../platform/db/columns.ts';
import { orgId } from '../../platform/orgs/orgs.tables.ts';
import { users } from '../people/people.tables.ts';

/** What happened to accounts and settings, for those who must answer for it. Only ever added to; holds no secrets. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    orgId: orgId(),
    createdAt: createdAt(),
    /** Who did it; null for the system, the command line and guests. */
    actorId: text('actor_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    /** Whom or what it concerns. */
    subject: text('subject'),
    details: jsonb('details').$type<Record<string, string | number | boolean | null>>(),
  },
  (t) => [
    index('audit_log_org_date').on(t.orgId, t.createdAt),
    // The history of one account, hotel or reward.
    index('audit_log_subject').on(t.orgId, t.subject, t.createdAt),
  ],
);
