import { anActivityList, anUnreadCount, someActivities } from '../factories/activities.ts';
import type { Schemas } from '../factories/overrides.ts';
import { failing, mock } from './mock.ts';

/** Reads the feed and the count of what is unread in it, and remembers what was marked as read. */
export function activityCalls(initial: Schemas['Activity'][] = someActivities(5)) {
  let kept = initial;
  const unread = () => anUnreadCount(Math.min(100, kept.filter(({ read }) => !read).length));
  return [
    mock('listActivities', ({ query }) => anActivityList(kept, Number(query.get('page') ?? 1))),
    mock('getUnreadActivities', unread),
    mock('markActivitiesAsRead', ({ body: { until } }) => {
      kept = kept.map((activity) => ({ ...activity, read: activity.read || activity.date_posted <= until }));
      return unread();
    }),
  ];
}
export const listActivitiesFails = failing('listActivities');
export const getUnreadActivitiesFails = failing('getUnreadActivities');
export const markActivitiesAsReadFails = failing('markActivitiesAsRead');
