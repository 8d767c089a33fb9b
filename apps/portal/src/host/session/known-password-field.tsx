import { usePasswordTexts } from '@foyer/i18n';
import { PasswordField } from '@foyer/ui';
import type { ReactNode, Ref } from 'react';
import { FormattedMessage } from 'react-intl';

interface KnownPasswordFieldProps {
  ref: Ref<HTMLInputElement>;
  /** It was sent off empty. */
  missing?: boolean;
  /** What is wrong with what was sent. */
  error?: ReactNode;
}

/** The password that a member logs in with. */
export function KnownPasswordField({ ref, missing = false, error }: KnownPasswordFieldProps) {
  return (
    <PasswordField
      {...usePasswordTexts()}
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
      autoComplete="current-password"
      required
    />
  );
}
