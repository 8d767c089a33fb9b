import type { Context } from '../../platform/context.ts';
import type { ContentTypes } from '../../shared/content/content-types.ts';
import { createActivitiesRepository, mostUnread } from './activities.repository.ts';

/** Tells the open pages of members how much they have to read now. Never throws: what it tells about has happened. */
export type AnnounceUnread = (userIds: readonly string[]) => Promise<void>;

/** Makes the announcer. Call it after the transaction of what changed the counts. */
export function createAnnouncer(context: Pick<Context, 'db' | 'realtime' | 'log'>, types: ContentTypes): AnnounceUnread {
  const { countUnreadOf } = createActivitiesRepository(context, types);
  return async (userIds) => {
    if (userIds.length === 0) return;
    try {
      const counts = await countUnreadOf(userIds);
      for (const id of userIds) context.realtime.publish(id, { type: 'unread', activities: Math.min(mostUnread, counts.get(id) ?? 0) });
    } catch (error) {
      context.log.warn({ err: error }, 'Members could not be told what is unread');
    }
  };
}
