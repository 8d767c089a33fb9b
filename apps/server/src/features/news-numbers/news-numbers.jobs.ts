import { dayIn } from '@foyer/settings';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';
import { countArticles, forgetNumbers } from './news-numbers.count.ts';

const everyNight = defineJob({ name: 'news-numbers.every-night', schedule: '13 2 * * *' });
const count = defineJob({ name: 'news-numbers.count', payload: z.strictObject({ org: z.string() }) });

/** Counts each night how many members articles have reached, for customers who want it; of all others it keeps nothing. */
export function addNumbersJobs(
  { db, jobs, settings }: Pick<Context, 'db' | 'jobs' | 'settings'>,
  now: () => Date = () => new Date(),
): void {
  jobs.add(everyNight, {
    async run() {
      // Each by itself, so that none waits for another's failure.
      for (const { id } of await db.select({ id: orgs.id }).from(orgs)) await enqueue(db, count, { org: id }, { key: id, orgId: id });
    },
  });
  jobs.add(count, {
    async run({ org }) {
      const { articleNumbers, timeZone } = await settings.of(org);
      if (articleNumbers) await countArticles(db, org, { day: dayIn(timeZone, now()), now: now() });
      else await forgetNumbers(db, org);
    },
  });
}
