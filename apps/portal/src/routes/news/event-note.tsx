import type { Schemas } from '@foyer/api';
import { CalendarIcon, Icon } from '@foyer/ui';
import { FormattedDate, FormattedDateTimeRange, FormattedMessage } from 'react-intl';
import * as styles from './article-page.css.ts';

// Event days are calendar days without a zone, so they are read and shown in UTC.
const day = (date: string) => new Date(`${date}T00:00:00Z`);
const format = { dateStyle: 'full', timeZone: 'UTC' } as const;

/** When the event of an article takes place. */
export function EventNote({ event }: { event: Schemas['Event'] }) {
  const { first_day: first, last_day: last, start_time: start, end_time: end } = event;
  return (
    <p className={styles.event}>
      <Icon icon={CalendarIcon} />
      <span>
        {last && last !== first ? (
          <FormattedDateTimeRange from={day(first)} to={day(last)} {...format} />
        ) : (
          <FormattedDate value={day(first)} {...format} />
        )}
        {start && (
          <>
            {' · '}
            {end ? (
              <FormattedMessage
                defaultMessage="{start} to {end}"
                description="Times of an event, such as 18:00 to 22:00"
                values={{ start, end }}
              />
            ) : (
              <FormattedMessage defaultMessage="from {start}" description="Start time of an event, such as from 18:00" values={{ start }} />
            )}
          </>
        )}
      </span>
    </p>
  );
}
