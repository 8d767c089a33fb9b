import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Counts failed logins. The columns are those rate-limiter-flexible expects, in its order; `key` is a hash, `expire` is in milliseconds. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (t) => [index('login_attempts_expiry').on(t.expire)],
);
