import { pino } from 'pino';
import type { Database } from '../db/database.ts';
import { createJobs, type Jobs, type JobsContext } from './jobs.ts';
import type { LeaseOptions } from './jobs.repository.ts';

/** A clock that is moved on by hand, ahead of the database's. */
export interface TestClock {
  aheadMs(): number;
  advance(ms: number): void;
}

/** A clock with the database's time until it is moved on. */
export function createTestClock(): TestClock {
  let ahead = 0;
  return { aheadMs: () => ahead, advance: (ms) => void (ahead += ms) };
}

/** The background work of a process of its own: add to it what the test is about, and `runDue` instead of waiting. */
export const testJobs = (
  { db }: Pick<Database, 'db'>,
  { log = pino({ level: 'silent' }), ...options }: Partial<LeaseOptions> & Partial<Pick<JobsContext, 'log'>> = {},
): Jobs => createJobs({ db, log, storage: { available: () => true, readOnly: () => false } }, options);
