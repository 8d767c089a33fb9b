import { useIntl } from 'react-intl';

/** The words for how hard a new password is to guess (`StrengthMeter` of the design system), without its advice. */
export function useStrengthTexts() {
  const intl = useIntl();
  return {
    label: intl.formatMessage({ defaultMessage: 'Strength:', description: 'New password: before its strength' }),
    strengths: [
      intl.formatMessage({ defaultMessage: 'very weak', description: 'New password: its strength' }),
      intl.formatMessage({ defaultMessage: 'weak', description: 'New password: its strength' }),
      intl.formatMessage({ defaultMessage: 'fair', description: 'New password: its strength' }),
      intl.formatMessage({ defaultMessage: 'strong', description: 'New password: its strength' }),
      intl.formatMessage({ defaultMessage: 'very strong', description: 'New password: its strength' }),
    ],
  } as const;
}
