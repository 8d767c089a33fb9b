import { createHash } from 'node:crypto';
import { parseDateTime, toZoned } from '@internationalized/date';
import ical, { ICalCalendarMethod, type ICalEventData } from 'ical-generator';

/** When an event is, by the clock of who holds it: days as `2026-11-23`, times as `18:30`; null for none. */
export interface Event {
  first_day: string;
  last_day: string | null;
  start_time: string | null;
  end_time: string | null;
}

/** An article's event and what a calendar shows of it. */
export interface CalendarArticle {
  id: string;
  orgId: string;
  title: string;
  teaser: string;
  /** The article's address. */
  url: string;
  event: Event;
  /** Counted from 1; grows with every change of the article. */
  version: number;
  changedAt: Date;
}

type Span = Pick<ICalEventData, 'start' | 'end' | 'allDay'>;

/** An event of more days is one entry over all of them: no one wants hundreds. */
const mostEntries = 62;
const dayMs = 86_400_000;
const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

const dayAfter = (day: string, days: number): string => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
const daysBetween = (first: string, last: string): number => Math.round((Date.parse(last) - Date.parse(first)) / dayMs);
const timeOf = (time: string | null): string | null => (time && clock.test(time) ? time : null);

/** A wall-clock time of the customer as a moment. One that a clock change leaves out is taken an hour later. */
const moment = (day: string, time: string, timeZone: string): Date => toZoned(parseDateTime(`${day}T${time}`), timeZone).toDate();

/** When the event is, as one entry or as one for each of its days. */
export function spansOf({ first_day: first, last_day, start_time, end_time }: Event, timeZone: string): Span[] {
  const last = last_day && last_day > first ? last_day : first;
  const days = daysBetween(first, last);
  const [start, end] = [timeOf(start_time), timeOf(end_time)];
  // The end of whole days is the day after the last.
  if (!start || days >= mostEntries) return [{ start: first, end: dayAfter(last, 1), allDay: true }];
  const at = (day: string, time: string) => moment(day, time, timeZone);
  if (!end) return Array.from({ length: days + 1 }, (_, index) => ({ start: at(dayAfter(first, index), start) }));
  // From Friday evening until Sunday noon; on one day, until the next morning.
  if (end <= start) return [{ start: at(first, start), end: at(days > 0 ? last : dayAfter(first, 1), end) }];
  return Array.from({ length: days + 1 }, (_, index) => {
    const day = dayAfter(first, index);
    return { start: at(day, start), end: at(day, end) };
  });
}

/** The same for all languages and changes of the article, so that a calendar finds the entry again. */
const uidOf = ({ id, orgId }: CalendarArticle, index: number): string => {
  const name = createHash('sha256')
    .update(JSON.stringify([orgId, id]))
    .digest('hex')
    .slice(0, 32);
  return `${name}${index > 0 ? `-${index + 1}` : ''}@news.foyer`;
};

/** The event of an article as an iCalendar file (RFC 5545), its moments in UTC. */
export function calendarFile(article: CalendarArticle, timeZone: string): string {
  const { title, teaser, url, event, version, changedAt } = article;
  const calendar = ical({ prodId: { company: 'Foyer', product: 'Foyer' }, method: ICalCalendarMethod.PUBLISH });
  spansOf(event, timeZone).forEach((span, index) =>
    calendar.createEvent({
      ...span,
      id: uidOf(article, index),
      summary: title,
      description: [teaser, url].filter(Boolean).join('\n\n'),
      url,
      sequence: version - 1,
      stamp: changedAt,
      lastModified: changedAt,
    }),
  );
  return calendar.toString();
}

/** A name for the file that the reader recognises. */
export const calendarFileName = (title: string): string => {
  const words = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${[...words].slice(0, 60).join('').replace(/-$/, '') || 'event'}.ics`;
};
