import type { Context } from '../../platform/context.ts';
import type { ContentTypes } from '../../shared/content/content-types.ts';
import { createAnnouncer } from './activities.announce.ts';
import { announceToMany, notifyEarlier } from './activities.jobs.ts';
import { recordForEarlier } from './activities.record.ts';

/** Adds to the background work what requests leave to it: part after part, each in a transaction of its own. */
export function addActivityJobs(context: Pick<Context, 'db' | 'jobs' | 'realtime' | 'log'>, types: ContentTypes): void {
  const { db, jobs } = context;
  const announce = createAnnouncer(context, types);
  jobs.add(notifyEarlier, {
    async run({ comment, after }, signal) {
      for (let from: string | undefined = after; from !== undefined;) {
        signal.throwIfAborted();
        const start: string = from;
        const { notified, last } = await db.transaction((tx) => recordForEarlier(tx, types, comment, start));
        await announce(notified);
        from = last;
      }
    },
  });
  jobs.add(announceToMany, { run: ({ people }) => announce(people) });
}
