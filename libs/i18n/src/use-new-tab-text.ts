import { useIntl } from 'react-intl';

/** What is read aloud after a link that leaves the portal (`ExternalSign` of the design system). */
export const useNewTabText = (): string =>
  useIntl().formatMessage({
    defaultMessage: '(opens in a new tab)',
    description: 'Read aloud after the text of a link that leaves the portal',
  });
