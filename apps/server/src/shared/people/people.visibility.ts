import { type SQL, and, eq, isNotNull } from 'drizzle-orm';
import { users } from './people.tables.ts';

/** Who may be found: members who are active and whose registration is complete. */
export const visiblePeople = (orgId: string): SQL =>
  and(eq(users.orgId, orgId), eq(users.active, true), isNotNull(users.emailConfirmedAt))!;
