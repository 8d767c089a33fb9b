import type { Schemas } from '@foyer/api';
import { OccasionCard } from '@foyer/widget-occasions-slider';
import { FormattedMessage, useIntl } from 'react-intl';
import { Turner } from '../turner/turner.tsx';
import * as styles from './celebrations.css.ts';

/** How long a person is shown, in ms. */
const everyMs = 7_000;

/** Whose birthday or anniversary is next: up to six (content §9), one after the other, large enough to be known from afar. */
export function Celebrations({ occasions }: { occasions: readonly Schemas['Occasion'][] }) {
  const intl = useIntl();
  return (
    <section className={styles.panel}>
      <h2 className={styles.heading}>
        <FormattedMessage defaultMessage="Congratulations" description="Heading of birthdays and anniversaries on the TV page" />
      </h2>
      <div className={styles.body}>
        <Turner
          everyMs={everyMs}
          label={intl.formatMessage({
            defaultMessage: 'Birthdays and anniversaries',
            description: 'Name of the carousel with both on the TV page',
          })}
        >
          {occasions.map((occasion) => (
            <OccasionCard key={occasion.id} occasion={occasion} arrangement="row" />
          ))}
        </Turner>
      </div>
    </section>
  );
}
