import { createOutbound, type Outbound } from '@foyer/outbound';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { deliverToWebhook, noteEvents } from '../../shared/webhooks/webhook-events.ts';
import { createWebhookDelivery } from './webhooks.delivery.ts';
import { createWebhooksRepository } from './webhooks.repository.ts';
import { keptMs } from './webhooks.rules.ts';

const tellNews = defineJob({ name: 'webhooks.tell-news', payload: z.strictObject({ news: z.string(), org: z.string() }) });
const forgetDelivered = defineJob({ name: 'webhooks.forget-delivered', schedule: '37 3 * * *' });

/** How soon an article that comes out by its date is told. */
const newsEveryMs = 20_000;
/** Only what a lost process has left behind. */
const dueEveryMs = 60_000;
/** Well within the time in which it is known what was told. */
const oldestNewsMs = keptMs - 5 * 24 * 60 * 60 * 1000;

/** What tests hand in. */
export interface WebhookJobOptions {
  outbound?: Outbound;
  now?: () => Date;
}

/** The background work of webhooks. */
export function addWebhookJobs(
  context: Pick<Context, 'config' | 'db' | 'jobs' | 'settings'>,
  { outbound = createOutbound({ allowed: context.config.outboundAllow }), now = () => new Date() }: WebhookJobOptions = {},
): void {
  const { db, jobs } = context;
  const repository = createWebhooksRepository(db);
  const before = (ms: number) => new Date(now().getTime() - ms);
  jobs.add(deliverToWebhook, {
    find: {
      everyMs: dueEveryMs,
      due: async () => (await repository.dueWebhooks(now())).map(({ id, orgId }) => ({ payload: { webhook: id }, key: id, orgId })),
    },
    run: createWebhookDelivery({ context, outbound, now }),
    close: () => outbound.close(),
  });
  jobs.add(tellNews, {
    find: {
      everyMs: newsEveryMs,
      due: async () =>
        (await repository.newsToTell(before(oldestNewsMs))).map(({ id, orgId }) => ({ payload: { news: id, org: orgId }, key: id, orgId })),
    },
    run: ({ news, org }) =>
      db.transaction((tx) => noteEvents(tx, org, [{ type: 'news.published', subject: news, once: `news.published:${news}` }])),
  });
  jobs.add(forgetDelivered, { run: () => repository.deleteOld(before(keptMs)) });
}
