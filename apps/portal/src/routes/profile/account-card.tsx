import { Card, Heading } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { ApiKeysLink } from '../../host/session/api-keys-link.tsx';
import { PasswordLink } from '../../host/session/password-link.tsx';
import { SessionsLink } from '../../host/session/sessions-link.tsx';
import * as styles from './profile-page.css.ts';

/** The ways to what else belongs to one's account. */
export function AccountCard() {
  return (
    <Card as="section" padding="l" className={styles.part}>
      <Heading level={2} size="section">
        <FormattedMessage defaultMessage="Password and devices" description="Heading on one's own profile" />
      </Heading>
      <div className={styles.links}>
        <PasswordLink />
        <SessionsLink />
        <ApiKeysLink />
      </div>
    </Card>
  );
}
