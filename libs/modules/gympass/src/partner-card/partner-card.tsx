import type { Schemas } from '@foyer/api';
import { useNewTabText } from '@foyer/i18n';
import { Card, ExternalSign, FitnessIcon, Icon, Image, LinkButton, Text } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import * as styles from './partner-card.css.ts';

type PartnerCardProps = Schemas['GympassModule']['options'] & { link: string };

/** Picture, words and the link, with the name of the site it leads to. The words may be of another language than the reader's. */
export function PartnerCard({ description, link, link_text: linkText, image }: PartnerCardProps) {
  const newTab = useNewTabText();
  return (
    <div className={styles.place}>
      <Card padding="none" className={styles.card}>
        <div className={image ? styles.picture : styles.sign}>
          {image ? (
            <Image {...image} ratio="fill" sizes="(min-width: 60rem) 28rem, (min-width: 40rem) 40vw, 100vw" />
          ) : (
            <Icon icon={FitnessIcon} />
          )}
        </div>
        <div className={styles.body}>
          {description && (
            <Text size="l" preserveLines>
              <bdi>{description}</bdi>
            </Text>
          )}
          <div>
            <LinkButton look="primary" href={link} target="_blank" rel="noopener" iconEnd={<ExternalSign label={newTab} />}>
              {linkText ? (
                <bdi>{linkText}</bdi>
              ) : (
                <FormattedMessage defaultMessage="View offer" description="Link of the module gympass, unless its editor wrote another" />
              )}
            </LinkButton>
          </div>
          <Text size="s" tone="muted">
            <bdi>{new URL(link).hostname}</bdi>
          </Text>
        </div>
      </Card>
    </div>
  );
}
