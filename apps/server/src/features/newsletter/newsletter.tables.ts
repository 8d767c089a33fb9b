import { pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../platform/db/columns.ts';
import type { Locale } from '../../platform/db/types.ts';
import { orgId } from '../../platform/orgs/orgs.tables.ts';

/** Who gets which newsletter. A guest's subscription counts once its address is confirmed. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: id(),
    orgId: orgId(),
    email: text('email').notNull(),
    /** A list of `settings.newsletter.lists`. */
    list: text('list').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    createdAt: createdAt(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true, mode: 'date' }),
  },
  (t) => [unique('newsletter_org_email_list').on(t.orgId, t.email, t.list)],
);
