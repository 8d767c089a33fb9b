import { FormattedDate, FormattedRelativeTime, useIntl } from 'react-intl';
import { useNow } from './use-now.ts';

const steps = [
  ['minute', 60],
  ['hour', 60 * 60],
  ['day', 24 * 60 * 60],
] as const;

/** A recent moment as "5 minutes ago", an older one as a date; the exact time is in its tooltip. */
export function RelativeTime({ value }: { value: string }) {
  const intl = useIntl();
  const date = new Date(value);
  const seconds = Math.min(0, Math.round((date.getTime() - useNow()) / 1000));
  const exact = intl.formatDate(date, { dateStyle: 'long', timeStyle: 'short' });
  const [unit, size] = steps.findLast(([, length]) => -seconds >= length) ?? ['minute', 60];
  return (
    <time dateTime={value} title={exact}>
      {-seconds >= 7 * 24 * 60 * 60 ? (
        <FormattedDate value={date} dateStyle="medium" />
      ) : (
        <FormattedRelativeTime value={Math.trunc(seconds / size)} unit={unit} numeric="auto" />
      )}
    </time>
  );
}
