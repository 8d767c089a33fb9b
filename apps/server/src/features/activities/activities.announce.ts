import type { Context } from '../../platform/context.ts';
import { type ActivitiesRepository, mostUnread } from './activities.repository.ts';

/** Tells the open pages of members how much they have to read now. Never throws: what it tells about has happened. */
export type AnnounceUnread = (userIds: readonly string[]) => Promise<void>;

/** Makes the announcer. Call it after the transaction of what changed the counts. */
export function createAnnouncer(
  { realtime, log }: Pick<Context, 'realtime' | 'log'>,
  { countUnreadOf }: Pick<ActivitiesRepository, 'countUnreadOf'>,
): AnnounceUnread {
  return async (userIds) => {
    if (userIds.length === 0) return;
    try {
      const counts = await countUnreadOf(userIds);
      for (const id of userIds) realtime.publish(id, { type: 'unread', activities: Math.min(mostUnread, counts.get(id) ?? 0) });
    } catch (error) {
      log.warn({ err: error }, 'Members could not be told what is unread');
    }
  };
}
