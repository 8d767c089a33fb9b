import { type SQL, and, eq, isNotNull, sql } from 'drizzle-orm';
import { hotels, users } from './people.tables.ts';

/** Who may be found: members who are active and whose registration is complete. */
export const visiblePeople = (orgId: string): SQL =>
  and(eq(users.orgId, orgId), eq(users.active, true), isNotNull(users.emailConfirmedAt))!;

/** All that people are looked for by, as it is indexed: what holds a word is found by it, and then judged by the reader's language. */
export const foldedPerson: SQL<string> = sql`(${users.foldedName} || ' ' || ${users.foldedTitle}::text)`;

/** Joins the house that a person works in. */
export const inHotel: SQL = and(eq(hotels.id, users.hotelId), eq(hotels.orgId, users.orgId))!;
