import { FormattedDate, FormattedTime } from 'react-intl';
import * as styles from './header.css.ts';

interface ClockProps {
  /** In ms. */
  now: number;
  /** The customer's, for the screen's own may be any. */
  timeZone: string | undefined;
}

/** Time and day where the customer is. */
export function Clock({ now, timeZone }: ClockProps) {
  return (
    <p className={styles.clock}>
      <span className={styles.time}>
        <FormattedTime value={now} timeZone={timeZone} hour="2-digit" minute="2-digit" />
      </span>
      <span className={styles.date}>
        <FormattedDate value={now} timeZone={timeZone} weekday="long" day="numeric" month="long" />
      </span>
    </p>
  );
}
