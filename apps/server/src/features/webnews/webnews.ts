import { createOutbound, type Outbound } from '@foyer/outbound';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { createFeedImport } from './feed.import.ts';
import { createFeedsRepository } from './feeds.repository.ts';

/** What importing needs of the application. */
export type WebNewsContext = Pick<Context, 'config' | 'db' | 'jobs' | 'log' | 'files'>;

/** Imports one feed; when it is due again is noted at the feed. */
const importOne = defineJob({ name: 'feeds.import', payload: z.strictObject({ feed: z.string() }) });

/** Feeds are imported within so long after they are due. */
const everyMs = 30_000;

/** The house's door for this configuration. */
export const openOutbound = ({ outboundAllow }: Context['config']): Outbound => createOutbound({ allowed: outboundAllow });

/** Adds what imports web news to the background work, one feed after the other: websites are in no hurry, and members' requests are. Tests hand in their own door. */
export function addFeedImport({ config, db, jobs, log, files }: WebNewsContext, outbound: Outbound = openOutbound(config)): void {
  const feeds = createFeedsRepository(db);
  const importFeed = createFeedImport({ db, files, feeds, outbound, log });
  jobs.add(importOne, {
    find: { everyMs, due: async () => (await feeds.listDue()).map(({ id, orgId }) => ({ payload: { feed: id }, key: id, orgId })) },
    async run({ feed }, signal) {
      const due = await feeds.findDue(feed);
      if (due) await importFeed(due, signal);
    },
    close: () => outbound.close(),
  });
}
