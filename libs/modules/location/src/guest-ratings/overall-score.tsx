import { Cluster, Stars, Text } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';

const best = 10;

/** The overall evaluation in ten stars with halves, beside its figure. */
export function OverallScore({ score, count }: { score: number | null; count: number }) {
  const intl = useIntl();
  if (score === null) {
    return (
      <Text tone="muted">
        <FormattedMessage defaultMessage="Not rated yet" description="In place of the stars of a hotel" />
      </Text>
    );
  }
  const figure = intl.formatNumber(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Cluster gap="s">
      <Stars
        value={score}
        max={best}
        label={intl.formatMessage({ defaultMessage: '{figure} of 10 stars', description: 'The stars of a hotel, read aloud' }, { figure })}
      />
      <Text as="span" weight="strong" numeric aria-hidden>
        {figure}
      </Text>
      {count > 0 && (
        <Text as="span" size="s" tone="muted">
          <FormattedMessage
            defaultMessage="{count, plural, one {# rating} other {# ratings}}"
            description="Beside the stars of a hotel: how many ratings they are made of"
            values={{ count }}
          />
        </Text>
      )}
    </Cluster>
  );
}
