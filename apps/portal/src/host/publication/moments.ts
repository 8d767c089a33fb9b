import { parseAbsolute, parseDateTime, toCalendarDate, toTime, toZoned } from '@internationalized/date';

/** The day and the time, to the minute, that clocks in a time zone show at a moment; empty for none. */
export function wallClock(moment: string | null, timeZone: string): [day: string, time: string] {
  if (!moment) return ['', ''];
  const zoned = parseAbsolute(moment, timeZone);
  return [toCalendarDate(zoned).toString(), toTime(zoned).toString().slice(0, 5)];
}

/** The moment of a wall clock. One that a change of the clocks leaves out is that after the change; one that it repeats is the first. */
export const momentOf = (day: string, time: string, timeZone: string): string =>
  toZoned(parseDateTime(`${day}T${time}`), timeZone)
    .toDate()
    .toISOString();
