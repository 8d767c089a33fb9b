import { type Schemas, unreadActivitiesQuery, useApi } from '@foyer/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/**
 * A visit of the feed. What is shown counts as read from then on, but for what the reader has yet to do, and keeps its marks until the reader leaves,
 * on further pages too: the answer is the moment from which on everything was unread, null where nothing was. Leaving asks again how much is unread (content §2).
 */
export function useVisit({ results, unread_since }: Schemas['ActivityList']): string | null {
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey } = unreadActivitiesQuery(api);
  const [since, setSince] = useState(unread_since);
  if (since === null && unread_since !== null) setSince(unread_since);

  const { mutate } = useMutation({
    mutationFn: async (until: string) => (await api.client.POST('/activities/mark_as_read', { body: { until } })).data!,
    onSuccess: async (unread) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, unread);
    },
  });
  const newest = results.find(({ read, to_do: toDo }) => !read && !toDo)?.date_posted;
  useEffect(() => {
    if (newest) mutate(newest);
  }, [newest, mutate]);
  useEffect(() => () => void queries.invalidateQueries({ queryKey: unreadActivitiesQuery(api).queryKey }), [queries, api]);
  return since;
}
