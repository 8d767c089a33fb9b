import { SnackbarProvider } from '@foyer/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

/**
 * The portal's messages at the foot of the screen (`useSnackbar`), for every part that has some. Rendered only where it is used, outside of `app/`:
 * the login screen is to load none of it. Whether the customer wants such messages says `base_options.show_system_notification_message`.
 */
export function PortalSnackbars({ children }: { children: ReactNode }) {
  const intl = useIntl();
  return (
    <SnackbarProvider
      label={intl.formatMessage({ defaultMessage: 'Messages', description: 'Name of the place where short messages appear' })}
      dismissLabel={intl.formatMessage({ defaultMessage: 'Close message', description: 'Button of a short message' })}
    >
      {children}
    </SnackbarProvider>
  );
}
