import type { Context } from '../../platform/context.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { forgetBefore } from './congratulations.repository.ts';

const forgetOld = defineJob({ name: 'occasions.forget-congratulations', schedule: '17 2 * * *' });

/** Two days, so that today is over in every time zone. */
const keptMs = 2 * 86_400_000;

/** Who congratulated whom serves the day itself: after it no one asks, and the activity that tells of it is whole. */
export function forgetOldCongratulations({ db, jobs }: Pick<Context, 'db' | 'jobs'>, now: () => Date = () => new Date()): void {
  jobs.add(forgetOld, {
    run: async () => void (await forgetBefore(db, new Date(now().getTime() - keptMs).toISOString().slice(0, 10))),
  });
}
