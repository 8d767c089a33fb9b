import { BackToTop } from '@foyer/ui';
import { useIntl } from 'react-intl';

/** The way back to the top of long pages, for members and guests alike (access §2); the last child of the main element. */
export function PortalBackToTop() {
  const intl = useIntl();
  return (
    <BackToTop
      target="main"
      label={intl.formatMessage({ defaultMessage: 'Back to top', description: 'Button at the corner of long pages' })}
    />
  );
}
