import { useIntl } from 'react-intl';

/** A moment as a short date in the reader's time zone: "18 Nov 2026". */
export function ShortDate({ value }: { value: string }) {
  // Browsers abbreviate months in their own ways ("Sep", "Sept"); what the server wrote stays.
  return (
    <time dateTime={value} suppressHydrationWarning>
      {useIntl().formatDate(value, { dateStyle: 'medium' })}
    </time>
  );
}
