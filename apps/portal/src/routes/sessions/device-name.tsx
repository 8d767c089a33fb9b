import type { Schemas } from '@foyer/api';
import { FormattedMessage } from 'react-intl';

/** A device in words, as far as it is known. */
export function DeviceName({ browser, system }: Pick<Schemas['UserSession'], 'browser' | 'system'>) {
  if (browser && system) {
    return (
      <FormattedMessage
        defaultMessage="{browser} on {system}"
        description="Name of a session; such as Firefox on Windows"
        values={{ browser, system }}
      />
    );
  }
  return (
    browser ?? system ?? <FormattedMessage defaultMessage="Unknown device" description="Name of a session whose browser is not known" />
  );
}
