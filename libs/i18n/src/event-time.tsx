import { type IntlShape, useIntl } from 'react-intl';
import { Time } from './time.tsx';

/** The days and times of an event (`Event` in the contract): calendar days and wall-clock times of the place, in no time zone. */
interface EventDays {
  /** `yyyy-mm-dd`. */
  first_day: string;
  last_day: string | null;
  /** `HH:mm`. */
  start_time: string | null;
  end_time: string | null;
}

const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
const rangeDay = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit' } as const;

// Calendar days and wall-clock times are the same everywhere: they are read and written in one time zone.
const utc = { timeZone: 'UTC' } as const;
const at = (date: string, clock = '00:00') => Date.parse(`${date}T${clock}Z`);

const dayLength = 86_400_000;

function formatOneDay(intl: IntlShape, { first_day: date, start_time: start, end_time: end }: EventDays): string {
  if (!start) return intl.formatDate(at(date), { ...day, ...utc });
  const from = at(date, start);
  if (!end) return intl.formatDate(from, { ...day, ...time, ...utc });
  const to = at(date, end);
  // What ends before it starts ends on the next morning.
  return intl.formatDateTimeRange(from, to < from ? to + dayLength : to, { ...day, ...time, ...utc });
}

/** The days of an event, with its times where it has any: "Fri, 4 Dec 2026, 18:00–22:00". */
export function formatEvent(intl: IntlShape, event: EventDays): string {
  const { first_day: first, last_day: last, start_time: start, end_time: end } = event;
  if (!last || last <= first) return formatOneDay(intl, event);
  const days = intl.formatDateTimeRange(at(first), at(last), { ...rangeDay, ...utc });
  if (!start) return days;
  const from = at(first, start);
  const times =
    end && end > start ? intl.formatDateTimeRange(from, at(first, end), { ...time, ...utc }) : intl.formatDate(from, { ...time, ...utc });
  return intl.formatMessage(
    { defaultMessage: '{days}, {times}', description: 'Days and daily times of an event that lasts some days' },
    { days, times },
  );
}

/** Says when an event is. */
export function EventTime({ event }: { event: EventDays }) {
  return <Time value={event.first_day}>{formatEvent(useIntl(), event)}</Time>;
}
