import { usePasswordTexts, useStrengthTexts } from '@foyer/i18n';
import { PasswordField } from '@foyer/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { minLength } from './password-fault.ts';

interface NewPasswordFieldProps {
  error: ReactNode;
  /** What others know of the member; it makes a password weak. */
  ownWords: readonly string[];
}

/** The new password with its strength. */
export function NewPasswordField({ error, ownWords }: NewPasswordFieldProps) {
  return (
    <PasswordField
      {...usePasswordTexts()}
      name="new_password"
      label={<FormattedMessage defaultMessage="New password" description="Label of the field for a new password" />}
      hint={
        <FormattedMessage
          defaultMessage="At least {count} characters. Several unrelated words make a good password."
          description="Hint at the field for a new password"
          values={{ count: minLength }}
        />
      }
      error={error}
      meter={{ ...useStrengthTexts(), ownWords }}
      autoComplete="new-password"
      maxLength={256}
      required
    />
  );
}
