import { useIntl } from 'react-intl';
import { minLength, type PasswordFault } from './password-fault.ts';

/** Words why a form for a new password cannot be sent yet. */
export function useFaultText(): (fault: PasswordFault) => string {
  const intl = useIntl();
  return (fault) => {
    switch (fault) {
      case 'missing':
        return intl.formatMessage({ defaultMessage: 'Please fill in all fields.', description: 'Why a new password cannot be sent yet' });
      case 'short':
        return intl.formatMessage(
          {
            defaultMessage: 'The new password needs at least {count} characters.',
            description: 'Why a new password cannot be sent yet',
          },
          { count: minLength },
        );
      case 'unequal':
        return intl.formatMessage({
          defaultMessage: 'The passwords do not match.',
          description: 'my_account.reset_password.errors.not_equal: the new password and its repetition differ',
        });
    }
  };
}
