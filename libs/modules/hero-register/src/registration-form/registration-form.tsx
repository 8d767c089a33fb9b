import { Heading, Text } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import * as styles from '../registration/registration.css.ts';
import { SocialEntries } from '../social-entries/social-entries.tsx';
import { AccountForm, type AccountFormProps } from './account-form.tsx';

interface RegistrationFormProps extends AccountFormProps {
  level: 1 | 2 | 3;
  /** Where other services lead back to. */
  redirect: string | undefined;
}

/** Address and password, the name where the customer asks for it, the terms where they have some. Refused, it stays as it was typed. */
export function RegistrationForm({ signup, terms, draft, level, redirect, onFailure, onDone }: RegistrationFormProps) {
  const social = signup.active_login_types.includes('social') ? signup.social : [];
  const withPassword = signup.active_login_types.includes('password') || social.length === 0;
  return (
    <div className={styles.part}>
      <div className={styles.intro}>
        <Heading level={level} size="section">
          <FormattedMessage defaultMessage="Create your account" description="Heading of the registration form" />
        </Heading>
        {withPassword && (
          <Text tone="muted">
            <FormattedMessage
              defaultMessage="We will send you an e-mail to confirm your address; then you can start."
              description="Introduction of the registration form"
            />
          </Text>
        )}
      </div>
      {withPassword && <AccountForm {...{ signup, terms, draft, onFailure, onDone }} />}
      <SocialEntries entries={social} redirect={redirect} divided={withPassword} />
    </div>
  );
}
