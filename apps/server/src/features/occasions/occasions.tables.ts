import type { Schemas } from '@foyer/api';
import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../../platform/db/columns.ts';
import { users } from '../../shared/people/people.tables.ts';

/** Who has congratulated whom on which occasion: once on its day. */
export const congratulations = pgTable(
  'congratulations',
  {
    /** Who is congratulated. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').$type<Schemas['OccasionType']>().notNull(),
    /** The day on which it is celebrated, in the customer's time zone. */
    day: date('day', { mode: 'string' }).notNull(),
    /** Who congratulates. */
    authorId: text('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.type, t.day, t.authorId] }),
    // What a member has given today; and what is older than anyone asks for, which goes.
    index('congratulations_author').on(t.authorId, t.day),
    index('congratulations_day').on(t.day),
  ],
);
