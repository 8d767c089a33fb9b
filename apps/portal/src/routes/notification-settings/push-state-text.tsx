import { FormattedMessage } from 'react-intl';
import type { PushState } from '../../host/push/push.ts';

/** How it is with push messages on this device, in words. */
export function PushStateText({ state }: { state: PushState }) {
  switch (state) {
    case 'on':
      return (
        <FormattedMessage defaultMessage="They are on. They end when you log out." description="State of push messages on this device" />
      );
    case 'off':
      return (
        <FormattedMessage
          defaultMessage="They tell you of what is new even while the portal is closed. Your browser will ask you whether you allow it."
          description="State of push messages on this device: off; stands before the browser's own question"
        />
      );
    case 'blocked':
      return (
        <FormattedMessage
          defaultMessage="Your browser blocks them for this portal. You can allow them in the settings of the browser."
          description="State of push messages on this device"
        />
      );
    case 'install':
      return (
        <FormattedMessage
          defaultMessage="On this device the portal has to be on the home screen first: choose “Add to Home Screen” in the browser’s share menu and open it from there."
          description="State of push messages on an iPhone or iPad"
        />
      );
    case 'unsupported':
      return <FormattedMessage defaultMessage="This browser does not support them." description="State of push messages on this device" />;
  }
}
