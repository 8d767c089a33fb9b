import { AnchoredPopover } from '@foyer/ui';
import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LatestNotifications } from './latest-notifications.tsx';

interface NotificationsPopoverProps {
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The latest notifications beside the bell. */
export function NotificationsPopover(props: NotificationsPopoverProps) {
  const intl = useIntl();
  return (
    <AnchoredPopover
      {...props}
      placement="bottom end"
      title={<FormattedMessage defaultMessage="Notifications" description="Heading of the notifications beside the bell" />}
      closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Button of the notifications beside the bell' })}
    >
      {(close) => <LatestNotifications onLeave={close} />}
    </AnchoredPopover>
  );
}
