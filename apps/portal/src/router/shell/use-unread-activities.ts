import { openConfirmationsQuery, type Schemas, unreadActivitiesQuery, useApi } from '@foyer/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRealtime } from '../../host/realtime/use-realtime.ts';

/**
 * How many activities are unread. It comes with the first view, and again whenever someone comes back to the window; where it cannot be had, the
 * last one known stays.
 */
export function useUnreadActivities(): number {
  const { data } = useQuery({ ...unreadActivitiesQuery(useApi()), refetchOnWindowFocus: 'always' });
  return data?.count ?? 0;
}

/** Keeps the count up to date while the page is open. Once per page. */
export function useUnreadEvents(): void {
  const queries = useQueryClient();
  const api = useApi();
  const { queryKey } = unreadActivitiesQuery(api);
  // One that is not old asks for the count again (access §3).
  useRealtime('notification', () => void queries.invalidateQueries({ queryKey }));
  useRealtime('unread', ({ activities: count }) => {
    if (count === undefined) return;
    const changed = queries.getQueryData(queryKey)?.count !== count;
    queries.setQueryData<Schemas['UnreadCount']>(queryKey, { count });
    // What is asked, taken back or confirmed elsewhere changes the count as well.
    if (changed) void queries.invalidateQueries({ queryKey: openConfirmationsQuery(api).queryKey });
  });
}
