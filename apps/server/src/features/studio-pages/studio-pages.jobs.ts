import type { Context } from '../../platform/context.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { sweepPages } from './studio-pages.repository.ts';

const sweepDeleted = defineJob({ name: 'studio.sweep-deleted-pages', schedule: '57 2 * * *' });

/** So long a deletion can be taken back. */
const keptMs = 30 * 86_400_000;

/** Deletes pages for good whose deletion can be taken back no longer, with what hangs on them. */
export function sweepDeletedPages({ db, jobs }: Pick<Context, 'db' | 'jobs'>, now: () => Date = () => new Date()): void {
  jobs.add(sweepDeleted, { run: async () => sweepPages(db, new Date(now().getTime() - keptMs)) });
}
