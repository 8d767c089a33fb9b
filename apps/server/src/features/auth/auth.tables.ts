import { pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { createdAt } from '../../platform/db/columns.ts';
import { orgId } from '../../platform/orgs/orgs.tables.ts';
import { users } from '../../shared/people/people.tables.ts';

/** Who members are at identity providers: the customer's own (`sso`) and the services that people have accounts with anyway. */
export const userIdentities = pgTable(
  'user_identities',
  {
    orgId: orgId(),
    /** The provider's address and the person's `sub` there: the pair is theirs for good, whatever address or name they take. */
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: ['sso', 'apple', 'facebook', 'google'] }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.orgId, t.issuer, t.subject] }), unique('user_identities_user_issuer').on(t.userId, t.issuer)],
);
