import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** Month and day of a date as a number that orders the days of a year: 24 December is 1224. An index may be made of it. */
export const dayKey = (date: AnyColumn): SQL<number> =>
  sql<number>`((extract(month from ${date}) * 100 + extract(day from ${date}))::integer)`;

/** The year of a date. */
export const yearOf = (date: AnyColumn): SQL<number> => sql<number>`extract(year from ${date})::integer`;
