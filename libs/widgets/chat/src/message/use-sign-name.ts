import { useIntl } from 'react-intl';
import type { Sign } from './reaction-signs.ts';

/** What screen readers call a sign. */
export function useSignName(): (sign: Sign) => string {
  const intl = useIntl();
  return (sign) =>
    ({
      thumbs_up: intl.formatMessage({ defaultMessage: 'Thumbs up', description: 'A sign one puts to a message' }),
      heart: intl.formatMessage({ defaultMessage: 'Heart', description: 'A sign one puts to a message' }),
      joy: intl.formatMessage({ defaultMessage: 'Tears of joy', description: 'A sign one puts to a message' }),
      astonished: intl.formatMessage({ defaultMessage: 'Astonished', description: 'A sign one puts to a message' }),
      sad: intl.formatMessage({ defaultMessage: 'Sad', description: 'A sign one puts to a message' }),
      thanks: intl.formatMessage({ defaultMessage: 'Thanks', description: 'A sign one puts to a message' }),
      party: intl.formatMessage({ defaultMessage: 'Party', description: 'A sign one puts to a message' }),
      eyes: intl.formatMessage({ defaultMessage: 'Eyes', description: 'A sign one puts to a message' }),
    })[sign];
}
