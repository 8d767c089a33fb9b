import { boolean, integer, pgTable } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../platform/db/columns.ts';
import { orgId } from '../../platform/orgs/orgs.tables.ts';

/** What visitors chose in the cookie overlay: the proof that the law asks for, with no name and no address. */
export const cookieChoices = pgTable('cookie_choices', {
  id: id(),
  orgId: orgId(),
  categories: integer('categories').array().notNull(),
  trackAll: boolean('track_all').notNull(),
  createdAt: createdAt(),
});
