import type { ApiError } from '@foyer/api';
import { useIntl } from 'react-intl';

/** Words why a call of the shop failed: the server's translated text where it gave one. */
export function useFailureText(): (error: ApiError) => string {
  const intl = useIntl();
  return ({ status, problem }) => {
    if (status === 0) {
      return intl.formatMessage({
        defaultMessage: 'The server cannot be reached. Check your connection and try again.',
        description: 'In the shop of rewards when a call got no answer',
      });
    }
    return (
      problem.detail ||
      problem.title ||
      intl.formatMessage({ defaultMessage: 'Something went wrong. Please try again.', description: 'In the shop of rewards' })
    );
  };
}
