import type { Schemas } from '@foyer/api';
import { momentOf, wallClock } from './moments.ts';

type Publication = Schemas['NewsPublication'];

/** What is in the fields of the publication dialog. Days and times are those of the customer's time zone; empty for none. */
export interface PublicationEntries {
  startDay: string;
  startTime: string;
  endDay: string;
  endTime: string;
  topStory: boolean;
  likes: boolean;
  comments: boolean;
}

/** The fields a moment is entered in. */
export type MomentField = 'startDay' | 'startTime' | 'endDay' | 'endTime';

/** What is wrong with the entries before they are sent, by field. */
export type EntryFault = 'start_day_missing' | 'start_time_missing' | 'end_day_missing' | 'end_time_missing' | 'end_before_start';
export type EntryFaults = Partial<Record<MomentField, EntryFault>>;

/** The fields as the publication fills them. */
export function entriesOf(publication: Publication): PublicationEntries {
  const { publish_date: start, expires_at: end, time_zone: timeZone } = publication;
  const [startDay, startTime] = wallClock(start, timeZone);
  const [endDay, endTime] = wallClock(end, timeZone);
  const { top_story: topStory, likes_allowed: likes, comments_allowed: comments } = publication;
  return { startDay, startTime, endDay, endTime, topStory, likes, comments };
}

/** The publication has a day and a time; its end both or neither. */
const missing = ({ startDay, startTime, endDay, endTime }: PublicationEntries): EntryFaults => ({
  ...(!startDay && { startDay: 'start_day_missing' }),
  ...(!startTime && { startTime: 'start_time_missing' }),
  ...(!endDay && endTime && { endDay: 'end_day_missing' }),
  ...(endDay && !endTime && { endTime: 'end_time_missing' }),
});

/** What is to be sent, or what is missing. A moment that no one has touched keeps its seconds. */
export function changeOf(
  entries: PublicationEntries,
  base: Publication,
): { change: Schemas['NewsPublicationChange'] } | { faults: EntryFaults } {
  const { startDay, startTime, endDay, endTime, topStory, likes, comments } = entries;
  const before = entriesOf(base);
  const faults = missing(entries);
  if (Object.keys(faults).length > 0) return { faults };
  const sameStart = startDay === before.startDay && startTime === before.startTime;
  const sameEnd = endDay === before.endDay && endTime === before.endTime;
  const start = sameStart ? base.publish_date : momentOf(startDay, startTime, base.time_zone);
  const end = sameEnd ? base.expires_at : endDay ? momentOf(endDay, endTime, base.time_zone) : null;
  if (end && end <= start) return { faults: { endDay: 'end_before_start' } };
  return {
    change: {
      ...{ version: base.version, publish_date: start, expires_at: end },
      ...{ top_story: topStory, likes_allowed: likes, comments_allowed: comments },
    },
  };
}
