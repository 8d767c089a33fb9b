import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { AnnounceUnread } from '../activities/index.ts';
import { findDue, noteNotified, takeDue } from './confirmations.due.ts';
import { askNext } from './confirmations.notify.ts';

/** Notifies members of the confirmation that is asked of an article, as soon as it is published. */
export const askMembers = defineJob({ name: 'confirmations.ask', payload: z.strictObject({ news: z.string() }) });

/** Members are notified within so long after their article is published. */
const everyMs = 5_000;

/**
 * Adds what asks members to the background work, part after part. That they are to be asked is a mark at the article, which is taken away in the transaction that
 * finds no one left: a publication that is moved, a demand that is taken back or made again meanwhile need undo nothing.
 */
export function addConfirmationJobs({ db, jobs }: Pick<Context, 'db' | 'jobs'>, announce: AnnounceUnread): void {
  jobs.add(askMembers, {
    find: {
      everyMs,
      due: async () => (await findDue(db)).map(({ newsId, orgId }) => ({ payload: { news: newsId }, key: newsId, orgId })),
    },
    async run({ news }, signal) {
      for (let from: string | undefined = ''; from !== undefined;) {
        signal.throwIfAborted();
        const after: string = from;
        const { asked, next } = await db.transaction(async (tx) => {
          const due = await takeDue(tx, news);
          const part = due ? await askNext(tx, due, after) : { asked: [] };
          if (due && part.next === undefined) await noteNotified(tx, news);
          return part;
        });
        await announce(asked);
        from = next;
      }
    },
  });
}
