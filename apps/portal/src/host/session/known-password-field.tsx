import { PasswordField } from '@foyer/ui';
import type { ReactNode, Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

interface KnownPasswordFieldProps {
  ref: Ref<HTMLInputElement>;
  /** It was sent off empty. */
  missing?: boolean;
  /** What is wrong with what was sent. */
  error?: ReactNode;
}

/** The password that somebody logs in with. */
export function KnownPasswordField({ ref, missing = false, error }: KnownPasswordFieldProps) {
  const intl = useIntl();
  return (
    <PasswordField
      ref={ref}
      name="password"
      label={<FormattedMessage defaultMessage="Password" description="Label of the password field" />}
      error={
        missing ? (
          <FormattedMessage defaultMessage="Please enter your password." description="Error below the empty password field" />
        ) : (
          error
        )
      }
      revealLabel={intl.formatMessage({ defaultMessage: 'Show password', description: 'Button in the password field' })}
      concealLabel={intl.formatMessage({ defaultMessage: 'Hide password', description: 'Button in the password field' })}
      autoComplete="current-password"
      required
    />
  );
}
