import { ApiError } from '@foyer/api';
import { useIntl } from 'react-intl';

/** Words what went wrong with a call: the server's translated text where it gave one, otherwise our own. */
export function useProblemText(): (error: unknown) => string {
  const intl = useIntl();
  return (error) => {
    if (!(error instanceof ApiError)) {
      return intl.formatMessage({ defaultMessage: 'Something went wrong. Please try again.', description: 'Error without further detail' });
    }
    const { status, errors, detail, title } = error.problem;
    if (status === 0) {
      return intl.formatMessage({
        defaultMessage: 'The server cannot be reached. Check your connection and try again.',
        description: 'Error when a call got no answer',
      });
    }
    return (
      errors[0]?.message ||
      detail ||
      title ||
      intl.formatMessage({ defaultMessage: 'Something went wrong. Please try again.', description: 'Error without further detail' })
    );
  };
}
