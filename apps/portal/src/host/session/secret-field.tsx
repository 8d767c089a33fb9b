import { PasswordField, type PasswordFieldProps } from '@foyer/ui';
import { useIntl } from 'react-intl';

type SecretFieldProps = Omit<PasswordFieldProps, 'revealLabel' | 'concealLabel'>;

/** A password field of these screens, with the names of its button. */
export function SecretField(props: SecretFieldProps) {
  const intl = useIntl();
  return (
    <PasswordField
      revealLabel={intl.formatMessage({ defaultMessage: 'Show password', description: 'Button in the password field' })}
      concealLabel={intl.formatMessage({ defaultMessage: 'Hide password', description: 'Button in the password field' })}
      required
      {...props}
    />
  );
}
