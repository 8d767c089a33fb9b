import { useIntl } from 'react-intl';
import { Time } from './time.tsx';

interface CalendarDateProps {
  day: number;
  /** From 1. */
  month: number;
  /** Null for a day without its year. */
  year: number | null;
}

/** Any leap year: it has every day someone can be born on. */
const someYear = 2000;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A day of the calendar in the reader's words, "24 December" or "24 December 1990": the same in every time zone. */
export function CalendarDate({ day, month, year }: CalendarDateProps) {
  const date = new Date(Date.UTC(year ?? someYear, month - 1, day));
  const monthAndDay = `${twoDigits(month)}-${twoDigits(day)}`;
  return (
    <Time value={year === null ? monthAndDay : `${year}-${monthAndDay}`}>
      {useIntl().formatDate(date, { day: 'numeric', month: 'long', year: year === null ? undefined : 'numeric', timeZone: 'UTC' })}
    </Time>
  );
}
