import type { Schemas } from '@foyer/api';
import { Cluster, Icon, LinkButton, MailIcon, Text } from '@foyer/ui';
import { MailWords } from './mail-words.tsx';
import { mailto } from './mailto.ts';
import * as styles from './mail-button.css.ts';

/** Opens the reader's mail program with the message begun. The address is beside it for those who have no such program at hand. */
export function MailButton({ mail }: { mail: Schemas['FeatureEmail'] }) {
  return (
    <Cluster gap="m">
      <LinkButton look="secondary" icon={<Icon icon={MailIcon} />} href={mailto(mail)}>
        <MailWords />
      </LinkButton>
      <Text as="span" size="s" tone="muted" className={styles.address}>
        <bdi>{mail.email}</bdi>
      </Text>
    </Cluster>
  );
}
