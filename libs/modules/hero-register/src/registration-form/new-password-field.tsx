import { PasswordField } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';

interface NewPasswordFieldProps {
  id: string;
  error: string | undefined;
  /** What others know of the person; it makes a password weak. */
  ownWords: readonly string[];
}

/** The new password with its strength. */
export function NewPasswordField({ id, error, ownWords }: NewPasswordFieldProps) {
  const intl = useIntl();
  return (
    <PasswordField
      id={id}
      name="password"
      label={<FormattedMessage defaultMessage="Password" description="Label of the password field of the registration" />}
      hint={<FormattedMessage defaultMessage="At least 8 characters." description="Hint at the password field of the registration" />}
      error={error}
      revealLabel={intl.formatMessage({ defaultMessage: 'Show password', description: 'Registration: button in the password field' })}
      concealLabel={intl.formatMessage({ defaultMessage: 'Hide password', description: 'Registration: button in the password field' })}
      meter={{
        label: <FormattedMessage defaultMessage="Strength:" description="Registration: before the strength of the password" />,
        strengths: [
          <FormattedMessage key="0" defaultMessage="very weak" description="Registration: strength of the password" />,
          <FormattedMessage key="1" defaultMessage="weak" description="Registration: strength of the password" />,
          <FormattedMessage key="2" defaultMessage="fair" description="Registration: strength of the password" />,
          <FormattedMessage key="3" defaultMessage="strong" description="Registration: strength of the password" />,
          <FormattedMessage key="4" defaultMessage="very strong" description="Registration: strength of the password" />,
        ],
        advice: (
          <FormattedMessage
            defaultMessage="Several words that do not belong together make a good password."
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
