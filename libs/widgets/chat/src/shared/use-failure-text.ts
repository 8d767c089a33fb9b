import { ApiError } from '@foyer/api';
import { useIntl } from 'react-intl';

/** Words why a call of the chat failed: the server's translated text where it gave one. */
export function useFailureText(): (error: unknown) => string {
  const intl = useIntl();
  return (error) => {
    if (error instanceof ApiError && error.status === 0) {
      return intl.formatMessage({
        defaultMessage: 'The server cannot be reached. Check your connection and try again.',
        description: 'In the chat when a call got no answer',
      });
    }
    const { detail, title } = error instanceof ApiError ? error.problem : {};
    return detail || title || intl.formatMessage({ defaultMessage: 'Something went wrong. Please try again.', description: 'In the chat' });
  };
}
