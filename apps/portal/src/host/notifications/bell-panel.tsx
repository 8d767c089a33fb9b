import type { ComponentProps } from 'react';
import { AllMessages } from '../language/all-messages.tsx';
import { NotificationsPopover } from './notifications-popover.tsx';

/** `NotificationsPopover` with its words, which no first view has. */
export const BellPanel = (props: ComponentProps<typeof NotificationsPopover>) => (
  <AllMessages part="late">
    <NotificationsPopover {...props} />
  </AllMessages>
);
