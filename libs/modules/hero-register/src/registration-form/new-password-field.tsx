import { usePasswordTexts, useStrengthTexts } from '@foyer/i18n';
import { PasswordField } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';

interface NewPasswordFieldProps {
  id: string;
  error: string | undefined;
  /** What others know of the person; it makes a password weak. */
  ownWords: readonly string[];
}

/** The new password with its strength. */
export function NewPasswordField({ id, error, ownWords }: NewPasswordFieldProps) {
  return (
    <PasswordField
      {...usePasswordTexts()}
      id={id}
      name="password"
      label={<FormattedMessage defaultMessage="Password" description="Label of the password field of the registration" />}
      hint={<FormattedMessage defaultMessage="At least 8 characters." description="Hint at the password field of the registration" />}
      error={error}
      meter={{
        ...useStrengthTexts(),
        advice: (
          <FormattedMessage
            defaultMessage="Several unrelated words make a good password."
            description="Registration: advice below a weak password"
          />
        ),
        ownWords,
      }}
      autoComplete="new-password"
      maxLength={256}
      required
    />
  );
}
