import { useIntl } from 'react-intl';

/** Writes a day, `YYYY-MM-DD`, in the reader's words: the same in every time zone. */
export function useDayText(): (day: string) => string {
  const intl = useIntl();
  return (day) => intl.formatDate(`${day}T12:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
}
