import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { LocalizedText } from '../../platform/db/types.ts';
import { orgId } from '../../platform/orgs/orgs.tables.ts';
import { users } from '../../shared/people/people.tables.ts';

/** What a member has gathered: points that make their status, and points to spend. */
export const memberPoints = pgTable(
  'member_points',
  {
    userId: text('user_id')
      .primaryKey()
      .references((): AnyPgColumn => users.id, { onDelete: 'cascade' }),
    orgId: orgId(),
    statusPoints: integer('status_points').notNull().default(0),
    /** The name of the level the points have reached; null below the first. */
    statusLevel: jsonb('status_level').$type<LocalizedText>(),
  },
  (t) => [check('member_points_not_negative', sql`${t.statusPoints} >= 0`)],
);
