import { useIntl } from 'react-intl';
import { shortDate } from './moment.ts';
import { Time } from './time.tsx';

interface ShortDateProps {
  value: string;
  /** "18 Nov 2026" or "18 November 2026". */
  length?: 'medium' | 'long';
}

/** A moment as a date in the reader's time zone. */
export function ShortDate({ value, length = 'medium' }: ShortDateProps) {
  return <Time value={value}>{useIntl().formatDate(value, length === 'medium' ? shortDate : { dateStyle: length })}</Time>;
}
