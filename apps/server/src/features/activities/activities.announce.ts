import type { Context } from '../../platform/context.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { ContentTypes } from '../../shared/content/content-types.ts';
import { announceToMany } from './activities.jobs.ts';
import { createActivitiesRepository, mostUnread } from './activities.repository.ts';

/** Notifies the open pages of members of how much they have to read now. Never throws: what it notifies of has happened. */
export type AnnounceUnread = (userIds: readonly string[]) => Promise<void>;

type Pages = Pick<Context, 'db' | 'realtime' | 'log'>;
type Send = (userId: string, event: { type: 'unread'; activities: number }) => void;

/** As many members' counts are read by one statement. */
const atOnce = 500;
const complaint = 'Members could not be notified of what is unread';

function createCounter({ db, log }: Pages, types: ContentTypes) {
  const { countUnreadOf } = createActivitiesRepository({ db }, types);
  return async (userIds: readonly string[], send: Send): Promise<void> => {
    if (userIds.length === 0) return;
    try {
      const counts = await countUnreadOf(userIds);
      for (const id of userIds) send(id, { type: 'unread', activities: Math.min(mostUnread, counts.get(id) ?? 0) });
    } catch (error) {
      log.warn({ err: error }, complaint);
    }
  };
}

/** Makes the announcer. Call it after the transaction of what changed the counts. Many members are notified in jobs. */
export function createAnnouncer(context: Pages, types: ContentTypes): AnnounceUnread {
  const count = createCounter(context, types);
  const { db, realtime, log } = context;
  async function leave(userIds: readonly string[]): Promise<void> {
    for (let start = 0; start < userIds.length; start += atOnce) {
      await enqueue(db, announceToMany, { people: userIds.slice(start, start + atOnce) });
    }
  }
  return async (userIds) => {
    if (userIds.length <= atOnce) return count(userIds, (id, event) => realtime.publish(id, event));
    await leave(userIds).catch((error: unknown) => log.warn({ err: error }, complaint));
  };
}

/** Notifies every page of how much is unread as soon as its connection begins: what happened between its first view and then reached no page. */
export function announceOnConnect(context: Pages, types: ContentTypes): void {
  const count = createCounter(context, types);
  context.realtime.onConnect((userId, send) => count([userId], (_, event) => send(event)));
}
