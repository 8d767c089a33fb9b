import { type SQL, sql } from 'drizzle-orm';
import { toggles, users } from './people.tables.ts';

/** The toggle of a customer's settings menu by which members let the customer's other websites show their occasions to everyone. */
export const websitesToggle = 'websites';

/** Members who have switched it on themselves: what everyone may read is no default. */
export const shownOnWebsites: SQL = sql`exists (select 1 from ${toggles}
  where ${toggles.userId} = ${users.id} and ${toggles.key} = ${websitesToggle} and ${toggles.on})`;
