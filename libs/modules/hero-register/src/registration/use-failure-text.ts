import { ApiError } from '@foyer/api';
import { useIntl } from 'react-intl';

/** Words what went wrong with a call as a whole: the server's translated text where it gave one, otherwise our own. */
export function useFailureText(): (error: unknown) => string {
  const intl = useIntl();
  return (error) => {
    const problem = error instanceof ApiError ? error.problem : undefined;
    if (problem?.status === 0) {
      return intl.formatMessage({
        defaultMessage: 'The server cannot be reached. Check your connection and try again.',
        description: 'Registration: the call got no answer',
      });
    }
    return (
      problem?.detail ??
      intl.formatMessage({ defaultMessage: 'The registration did not work. Please try again.', description: 'Registration: generic error' })
    );
  };
}
