import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db } from '../db/client.ts';
import { jobs } from './jobs.tables.ts';

/** A job that this process runs. */
export type LeasedJob = Pick<typeof jobs.$inferSelect, 'id' | 'orgId' | 'payload' | 'attempts' | 'takeovers' | 'lease'> & { ageMs: number };

/** How jobs are leased. */
export interface LeaseOptions {
  leaseMs: number;
  /** How far this process is ahead of the database's clock: tests travel in time. */
  aheadMs(): number;
}

const after = ({ aheadMs }: Pick<LeaseOptions, 'aheadMs'>, ms = 0) => sql`now() + ${aheadMs() + ms} * interval '1 millisecond'`;
const held = ({ id, lease }: LeasedJob) => and(eq(jobs.id, id), eq(jobs.lease, lease!));

/** How jobs come to a process. */
function createLeases(db: Db, options: LeaseOptions) {
  const { leaseMs } = options;
  const at = (ms?: number) => after(options, ms);
  const due = () => and(isNull(jobs.failedAt), sql`${jobs.dueAt} <= ${at()}`);

  return {
    /** The names of jobs of which one is due. */
    async dueNames(names: readonly string[]): Promise<string[]> {
      const found = await db
        .selectDistinct({ name: jobs.name })
        .from(jobs)
        .where(and(inArray(jobs.name, [...names]), due()));
      return found.map(({ name }) => name);
    },

    /** Makes the row of a recurring job where there is none. */
    async plan(name: string, inMs: number): Promise<void> {
      await db
        .insert(jobs)
        .values({ id: name, name, key: '', payload: {}, dueAt: at(inMs) })
        .onConflictDoNothing();
    },

    /**
     * Takes the job that is due longest, of a customer that was not served lately if there is one. No other process gets it until the lease ends, which is renewed
     * while it runs. One statement, so that it needs no transaction.
     */
    async lease(name: string, served: readonly string[]): Promise<LeasedJob | undefined> {
      const next = db
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(eq(jobs.name, name), due()))
        .orderBy(sql`coalesce(${jobs.orgId} = any(${sql.param(served)}::text[]), false)`, jobs.dueAt, jobs.id)
        .limit(1)
        .for('update', { skipLocked: true });
      const [row] = await db
        .update(jobs)
        .set({
          dueAt: at(leaseMs),
          lease: randomBytes(9).toString('base64url'),
          attempts: sql`${jobs.attempts} + 1`,
          // Whatever comes of a job takes its lease away: it has one still where its process ended, or lost it, while it ran.
          takeovers: sql`${jobs.takeovers} + (${jobs.lease} is not null)::int`,
        })
        .where(inArray(jobs.id, next))
        .returning({
          ...{
            id: jobs.id,
            orgId: jobs.orgId,
            payload: jobs.payload,
            attempts: jobs.attempts,
            takeovers: jobs.takeovers,
            lease: jobs.lease,
          },
          ageMs: sql`extract(epoch from ${at()} - ${jobs.createdAt}) * 1000`.mapWith(Number),
        });
      return row;
    },

    /** Holds a job for longer; false where the lease has been lost. */
    async renew(job: LeasedJob): Promise<boolean> {
      const renewed = await db
        .update(jobs)
        .set({ dueAt: at(leaseMs) })
        .where(held(job))
        .returning({ id: jobs.id });
      return renewed.length > 0;
    },
  };
}

/** How jobs leave it. */
function createOutcomes(db: Db, options: LeaseOptions) {
  const at = (ms?: number) => after(options, ms);
  return {
    /** Gives a job back that was not run to its end; the attempt does not count. */
    async release(job: LeasedJob): Promise<void> {
      await db
        .update(jobs)
        .set({ dueAt: at(), lease: null, attempts: job.attempts - 1 })
        .where(held(job));
    },

    async finish(job: LeasedJob): Promise<void> {
      await db.delete(jobs).where(held(job));
    },

    /** Plans a recurring job for the next time. */
    async recur(job: LeasedJob, inMs: number): Promise<void> {
      await db
        .update(jobs)
        .set({ dueAt: at(inMs), lease: null, attempts: 0, takeovers: 0, lastError: null })
        .where(held(job));
    },

    async postpone(job: LeasedJob, pauseMs: number, lastError: string): Promise<void> {
      await db
        .update(jobs)
        .set({ dueAt: at(pauseMs), lease: null, takeovers: 0, lastError })
        .where(held(job));
    },

    /** Makes a dead letter of a job; false where another process has it by now. */
    async giveUp(job: LeasedJob, lastError: string): Promise<boolean> {
      const given = await db.update(jobs).set({ failedAt: at(), lease: null, lastError }).where(held(job)).returning({ id: jobs.id });
      return given.length > 0;
    },

    /** Forgets dead letters after so long. */
    async forgetDead(ageMs: number): Promise<void> {
      await db.delete(jobs).where(lt(jobs.failedAt, at(-ageMs)));
    },
  };
}

/** The SQL of running jobs. Moments come from the database's clock, which all processes share. */
export const createJobsRepository = (db: Db, options: LeaseOptions) => ({ ...createLeases(db, options), ...createOutcomes(db, options) });
