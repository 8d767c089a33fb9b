import type { Context } from '../../platform/context.ts';
import { type ActivitiesRepository, mostUnread } from './activities.repository.ts';

/** Tells every page how much is unread as soon as its connection begins: what happened between its first view and then was told to nobody. */
export function greetWithUnread(
  { realtime, log }: Pick<Context, 'realtime' | 'log'>,
  { countUnreadOf }: Pick<ActivitiesRepository, 'countUnreadOf'>,
): void {
  realtime.onConnect((userId, tell) => {
    countUnreadOf([userId]).then(
      (counts) => tell({ type: 'unread', activities: Math.min(mostUnread, counts.get(userId) ?? 0) }),
      (error: unknown) => log.warn({ err: error }, 'A member could not be told what is unread'),
    );
  });
}
