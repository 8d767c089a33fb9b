import { desc, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { jobs } from './jobs.tables.ts';

const isRunning = sql`(${jobs.lease} is not null and ${jobs.dueAt} > now())`;
/** Neither recurring nor planned for later. */
const isOverdue = sql`(${jobs.key} is distinct from '' and ${jobs.createdAt} < now() - interval '1 hour' and (${jobs.attempts} > 0 or ${jobs.dueAt} < now()))`;
const count = (condition: ReturnType<typeof sql>) => sql`count(*) filter (where ${condition})`.mapWith(Number);

/** What an operator sees of jobs and does about them. A list of ids is what is meant; without one all dead letters. */
export function createJobsOperator(db: Db) {
  const dead = (ids?: readonly string[]) => sql`${jobs.failedAt} is not null${ids ? sql` and ${inArray(jobs.id, [...ids])}` : sql``}`;
  return {
    /** By name, what waits, runs, was given up; `late` waits for more than an hour. */
    state: async () =>
      db
        .select({
          name: jobs.name,
          waiting: count(sql`${jobs.failedAt} is null and not ${isRunning}`),
          running: count(sql`${jobs.failedAt} is null and ${isRunning}`),
          dead: count(sql`${jobs.failedAt} is not null`),
          late: count(sql`${jobs.failedAt} is null and ${isOverdue}`),
          next: sql`min(${jobs.dueAt}) filter (where ${jobs.failedAt} is null)`.mapWith(jobs.dueAt),
        })
        .from(jobs)
        .groupBy(jobs.name)
        .orderBy(jobs.name),

    /** Without payloads: they may be people's data. */
    deadLetters: async () =>
      db
        .select({
          ...{ id: jobs.id, name: jobs.name, org: jobs.orgId, attempts: jobs.attempts, failedAt: jobs.failedAt, reason: jobs.lastError },
        })
        .from(jobs)
        .where(isNotNull(jobs.failedAt))
        .orderBy(desc(jobs.failedAt), jobs.id),

    /** Has dead letters tried again as if they were new; answers how many. */
    async retry(ids?: readonly string[]): Promise<number> {
      const again = { failedAt: null, attempts: 0, takeovers: 0, createdAt: sql`now()`, dueAt: sql`now()` };
      return (await db.update(jobs).set(again).where(dead(ids)).returning({ id: jobs.id })).length;
    },

    /** Forgets dead letters; answers how many. */
    discard: async (ids?: readonly string[]): Promise<number> => (await db.delete(jobs).where(dead(ids)).returning({ id: jobs.id })).length,
  };
}
