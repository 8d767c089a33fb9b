import { createHash } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { loginAttempts } from './throttle.tables.ts';
import { Problem } from '../../platform/http/problem.ts';

/** So many times in so many seconds; `prefix` keeps the counts of different limits apart. */
export interface Limit {
  prefix: string;
  points: number;
  duration: number;
}

/** Makes a limit whose counts are in the database, shared by all processes. */
export const createLimiter = (pool: pg.Pool, { prefix, points, duration }: Limit): RateLimiterPostgres =>
  new RateLimiterPostgres({
    // The library names its statements, and the embedded database has one space of names for all connections.
    storeClient: { query: ({ text, values }: pg.QueryConfig) => pool.query({ text, values }) },
    storeType: 'client',
    tableName: getTableName(loginAttempts),
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: prefix,
    points,
    duration,
  });

/** What a limit counts by. Identifiers are people's data and of any length; only their hash is kept. */
export const limitKey = (...parts: string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Counts one, and lets it through in any case. */
export async function count(limiter: RateLimiterPostgres, key: string): Promise<{ points: number; exceeded: boolean }> {
  const { consumedPoints: points } = await limiter.consume(key).catch((refusal: unknown) => {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  });
  return { points, exceeded: points > limiter.points };
}

/** Counts one. Throws `Problem(429, 'too_many_attempts')` with `Retry-After` where the limit is reached; `at` chooses its words. */
export async function consume(limiter: RateLimiterPostgres, key: string, at: 'password' | 'other' = 'other'): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new Problem(429, 'too_many_attempts', {
      headers: { 'retry-after': String(seconds) },
      values: { minutes: Math.ceil(seconds / 60), at },
    });
  }
}
