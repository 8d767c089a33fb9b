import { useIntl } from 'react-intl';

/** The names of the button in a password field (`PasswordField` of the design system). */
export function usePasswordTexts() {
  const intl = useIntl();
  return {
    revealLabel: intl.formatMessage({ defaultMessage: 'Show password', description: 'Button in the password field' }),
    concealLabel: intl.formatMessage({ defaultMessage: 'Hide password', description: 'Button in the password field' }),
  };
}
