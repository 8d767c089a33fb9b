import type { Schemas } from '@foyer/api';
import { useNewTabText } from '@foyer/i18n';
import { Card, ExternalSign, LinkButton, Section, Stars, Text } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './kununu.css.ts';

/** What employees say of their employer at kununu (content §2). Without a score there is nothing to show. */
export function KununuModule({ module }: { module: Schemas['KununuModule'] }) {
  const { title, results } = module;
  const [score] = results;
  if (!score) return null;
  return (
    <Section title={title}>
      <Card padding="l">
        <div className={styles.score}>
          <Score {...score} />
          {score.link && <KununuLink href={score.link} />}
        </div>
      </Card>
    </Section>
  );
}

function Score({ score, count }: Schemas['KununuScore']) {
  const intl = useIntl();
  const figure = intl.formatNumber(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const label = intl.formatMessage(
    { defaultMessage: '{figure} of 5 stars', description: 'The stars of an employer at kununu, read aloud' },
    { figure },
  );
  return (
    <div className={styles.words}>
      <div className={styles.figures}>
        <span className={styles.figure} aria-hidden>
          {figure}
        </span>
        <Stars value={score} label={label} size="l" />
      </div>
      <Text tone="muted">
        <FormattedMessage
          defaultMessage="{count, plural, =0 {No ratings yet on kununu} one {# rating on kununu} other {# ratings on kununu}}"
          description="Below the stars of an employer: how many ratings they are made of"
          values={{ count }}
        />
      </Text>
    </div>
  );
}

function KununuLink({ href }: { href: string }) {
  return (
    <LinkButton look="secondary" href={href} target="_blank" rel="noopener" iconEnd={<ExternalSign label={useNewTabText()} />}>
      <FormattedMessage defaultMessage="Read on kununu" description="Button that leads to the employer’s page at kununu" />
    </LinkButton>
  );
}
