import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { AnnounceUnread } from '../activities/index.ts';
import { findDue, noteNotified, takeDue } from './confirmations.due.ts';
import { notifyMissing } from './confirmations.notify.ts';

/** Notifies members of the confirmation that was asked of an article before it was published. */
const askAtPublication = defineJob({ name: 'confirmations.ask', payload: z.strictObject({ news: z.string() }) });

/** Members are notified within so long after their article is published. */
const everyMs = 5_000;

/**
 * Adds what asks members at publication to the background work. What is to be asked is a mark at the article, which is taken away in the transaction that asks: a
 * publication that is moved or a demand that is taken back need undo nothing.
 */
export function addConfirmationJobs({ db, jobs }: Pick<Context, 'db' | 'jobs'>, announce: AnnounceUnread): void {
  jobs.add(askAtPublication, {
    find: {
      everyMs,
      due: async () => (await findDue(db)).map(({ newsId, orgId }) => ({ payload: { news: newsId }, key: newsId, orgId })),
    },
    async run({ news }) {
      const asked = await db.transaction(async (tx) => {
        const due = await takeDue(tx, news);
        if (!due) return undefined;
        await noteNotified(tx, due.newsId);
        return notifyMissing(tx, due);
      });
      if (asked) await announce(asked);
    },
  });
}
