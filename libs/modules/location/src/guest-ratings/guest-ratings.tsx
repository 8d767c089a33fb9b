import type { Schemas } from '@foyer/api';
import { ShortDate } from '@foyer/i18n';
import { Cluster, Grid, Heading, type HeadingLevel, Stars, Text, useHeadingLevel } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { CategoryScore } from './category-score.tsx';
import * as styles from './guest-ratings.css.ts';

/** What guests say of a hotel, in figures: the whole, then thing by thing. */
export function GuestRatings({ rating }: { rating: Schemas['RatingSummary'] }) {
  const { trustyou_id: id, ratings, last_updated: updated } = rating;
  // Below the name of the hotel, which is above it on the level that is around both.
  const level = (useHeadingLevel() + 1) as HeadingLevel;
  return (
    <section className={styles.ratings} data-trustyou-id={id}>
      <Heading level={level} size="card">
        <FormattedMessage defaultMessage="What guests say" description="Heading above the ratings of a hotel" />
      </Heading>
      <Totals rating={rating} />
      {ratings.length > 0 && (
        <Grid as="ul" role="list" columns="card" gap="m">
          {ratings.map((category, index) => (
            <li key={index}>
              <CategoryScore category={category} />
            </li>
          ))}
        </Grid>
      )}
      <Text size="s" tone="muted">
        <FormattedMessage
          defaultMessage="As of {date}"
          description="Below the ratings of a hotel: when the figures were gathered"
          values={{ date: <ShortDate value={updated} length="long" /> }}
        />
      </Text>
    </section>
  );
}

function Totals({ rating: { recommendation, softskill_5: softSkill } }: { rating: Schemas['RatingSummary'] }) {
  const intl = useIntl();
  if (recommendation === null && softSkill === null) return null;
  return (
    <div className={styles.totals}>
      {recommendation !== null && (
        <Text as="span">
          <FormattedMessage
            defaultMessage="{percent} would recommend the hotel"
            description="Ratings of a hotel; percent is a figure such as 93 %"
            values={{
              percent: <strong>{intl.formatNumber(recommendation / 100, { style: 'percent' })}</strong>,
            }}
          />
        </Text>
      )}
      {softSkill !== null && (
        <Cluster gap="s">
          <Text as="span">
            <FormattedMessage
              defaultMessage="Warmth of the team"
              description="Ratings of a hotel: how guests found those who looked after them"
            />
          </Text>
          <Stars
            value={softSkill}
            label={intl.formatMessage(
              { defaultMessage: '{figure} of 5 stars', description: 'The soft-skill score of a hotel, read aloud' },
              { figure: intl.formatNumber(softSkill, { maximumFractionDigits: 1 }) },
            )}
          />
        </Cluster>
      )}
    </div>
  );
}
