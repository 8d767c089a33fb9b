import type { PasswordFieldProps } from '@foyer/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { minLength } from './password-fault.ts';
import { SecretField } from '../../host/session/secret-field.tsx';

interface NewPasswordFieldProps extends Pick<PasswordFieldProps, 'ref'> {
  error: ReactNode;
  /** What others know of the member; it makes a password weak. */
  ownWords: readonly string[];
}

/** The new password with its strength. */
export function NewPasswordField({ ref, error, ownWords }: NewPasswordFieldProps) {
  return (
    <SecretField
      ref={ref}
      name="new_password"
      label={<FormattedMessage defaultMessage="New password" description="Label of the field for a new password" />}
      hint={
        <FormattedMessage
          defaultMessage="At least {count} characters. Several words that do not belong together make a good one."
          description="Hint at the field for a new password"
          values={{ count: minLength }}
        />
      }
      error={error}
      meter={{
        label: <FormattedMessage defaultMessage="Strength:" description="New password: before its strength" />,
        strengths: [
          <FormattedMessage key="0" defaultMessage="very weak" description="New password: its strength" />,
          <FormattedMessage key="1" defaultMessage="weak" description="New password: its strength" />,
          <FormattedMessage key="2" defaultMessage="fair" description="New password: its strength" />,
          <FormattedMessage key="3" defaultMessage="strong" description="New password: its strength" />,
          <FormattedMessage key="4" defaultMessage="very strong" description="New password: its strength" />,
        ],
        ownWords,
      }}
      autoComplete="new-password"
      maxLength={256}
    />
  );
}
