import type { IntlShape } from 'react-intl';

const minute = 60_000;
/** From here on a moment is a clock time or a date (access §9). */
const relativeMinutes = 360;

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** "20 Nov 2026", "20. Nov. 2026": the month by its name in every language, which `dateStyle: 'medium'` does not give in all. */
export const shortDate = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** A short date with its time: "20 Nov 2026, 14:05". */
export const shortDateTime = { ...shortDate, hour: '2-digit', minute: '2-digit' } as const;

/**
 * How long ago a moment was: "5 minutes ago" up to six hours, then the time of day, and from yesterday on the short date with the time
 * ("21 Nov 2026, 14:05"). Days are those of the reader's time zone. What a device with a slow clock takes for the future is now.
 */
export function formatMoment(intl: IntlShape, moment: number, now: number): string {
  const minutes = Math.max(0, Math.trunc((now - moment) / minute));
  if (minutes < 1) return intl.formatRelativeTime(0, 'second', { numeric: 'auto' });
  if (minutes < 60) return intl.formatRelativeTime(-minutes, 'minute');
  if (minutes < relativeMinutes) return intl.formatRelativeTime(-Math.trunc(minutes / 60), 'hour');
  const day = (date: number) => intl.formatDate(date, shortDate);
  return intl.formatDate(moment, day(moment) === day(now) ? clock : { ...shortDate, ...clock });
}

/** The moment to the minute, in words, for a tooltip. */
export const formatExactMoment = (intl: IntlShape, moment: number): string =>
  intl.formatDate(moment, { dateStyle: 'long', timeStyle: 'short' });
