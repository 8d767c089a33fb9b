import { and, lt, ne } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { reports } from '../../shared/moderation/reports.tables.ts';

const forgetSettled = defineJob({ name: 'moderation.forget-settled', schedule: '17 3 * * *' });

const keptMs = 180 * 86_400_000;

/** Deletes what was settled long before a moment, with what was written. */
export async function deleteSettled(db: Pick<Db, 'delete'>, now: Date): Promise<void> {
  await db.delete(reports).where(and(ne(reports.state, 'open'), lt(reports.decidedAt, new Date(now.getTime() - keptMs))));
}

/** Forgets each night what was settled long ago. */
export const forgetSettledReports = ({ db, jobs }: Pick<Context, 'db' | 'jobs'>): void =>
  jobs.add(forgetSettled, { run: () => deleteSettled(db, new Date()) });
