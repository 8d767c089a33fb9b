import type { Schemas } from '@foyer/api';

type Activity = Schemas['Activity'];

/** Whether it came since the moment from which on this visit's activities were unread. */
export const isNew = ({ date_posted: posted }: Activity, since: string | null): boolean => since !== null && posted >= since;

/** After which entry the reader is up to date: the last one that was unread. -1 where that is on another page, or nothing was unread. */
export function upToDateAfter(results: readonly Activity[], since: string | null): number {
  const last = results.findLastIndex((activity) => isNew(activity, since));
  return results[last]?.date_posted === since ? last : -1;
}

/** Whether an invitation, a request to join, or a demand waits for an answer: such rows are highlighted. */
export const isWaiting = ({ type, membership, to_do: toDo }: Pick<Activity, 'type' | 'membership' | 'to_do'>): boolean =>
  toDo || ((type === 'invite' || type === 'application') && (membership?.status === 'pending' || membership?.status === 'applied'));
