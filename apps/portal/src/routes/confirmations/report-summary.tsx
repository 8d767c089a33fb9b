import type { Schemas } from '@foyer/api';
import { Disclosure, Progress } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './confirmations-page.css.ts';

/** How far the confirmations have come, in all and by hotel. */
export function ReportSummary({ report: { asked, confirmed, hotels } }: { report: Schemas['NewsConfirmationReport'] }) {
  const intl = useIntl();
  const words = (done: number, all: number) =>
    intl.formatMessage(
      {
        defaultMessage: '{done, number} of {all, number} confirmed, {open, number} open',
        description: 'How many members have confirmed an article',
      },
      { done, all, open: all - done },
    );
  return (
    <>
      <Progress
        label={<FormattedMessage defaultMessage="All members" description="How many of all members have confirmed an article" />}
        value={confirmed}
        max={Math.max(1, asked)}
        valueText={words(confirmed, asked)}
      />
      <Disclosure summary={<FormattedMessage defaultMessage="By hotel" description="Opens how many have confirmed an article, by hotel" />}>
        <ul className={styles.hotels}>
          {hotels.map((hotel) => (
            <li key={hotel.id}>
              <Progress
                label={
                  hotel.name ?? (
                    <FormattedMessage
                      defaultMessage="No hotel"
                      description="Members who work in no hotel, in the report of confirmations"
                    />
                  )
                }
                value={hotel.confirmed}
                max={Math.max(1, hotel.asked)}
                valueText={words(hotel.confirmed, hotel.asked)}
              />
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  );
}
