import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The calendar day it is in a time zone. */
export const todayIn = (timeZone: SQLWrapper | string): SQL => sql`(now() at time zone ${timeZone}::text)::date`;
