import type { Schemas } from '@foyer/api';
import { useIntl } from 'react-intl';

/** What the kinds of media are called, in the plural. */
export function useKindNames(): Record<Schemas['MediumKind'], string> {
  const intl = useIntl();
  return {
    image: intl.formatMessage({ defaultMessage: 'Pictures', description: 'Kind of media' }),
    video: intl.formatMessage({ defaultMessage: 'Videos', description: 'Kind of media' }),
    audio: intl.formatMessage({ defaultMessage: 'Sound', description: 'Kind of media' }),
    pdf: intl.formatMessage({ defaultMessage: 'PDFs', description: 'Kind of media' }),
    file: intl.formatMessage({ defaultMessage: 'Other files', description: 'Kind of media' }),
  };
}
