import { Button } from '@foyer/ui';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './notices.css.ts';
import { watchUpdates } from './watch-updates.ts';

/** Says that the portal was updated. When to reload is the reader's choice, for they may be writing. */
export function UpdateNotice() {
  const intl = useIntl();
  const [ready, setReady] = useState(false);
  useEffect(() => watchUpdates(() => setReady(true)), []);
  return (
    // The live region is there before its text, or screen readers would not read it.
    <section
      role="status"
      aria-label={intl.formatMessage({ defaultMessage: 'Update', description: 'Name of the bar that tells of a new version' })}
    >
      {ready && (
        <div className={styles.bar}>
          <p className={styles.text}>
            <FormattedMessage
              defaultMessage="A new version of the portal is ready."
              description="Bar at the foot of the page after an update"
            />
          </p>
          <Button look="secondary" onClick={() => location.reload()}>
            <FormattedMessage defaultMessage="Reload" description="Button of the bar at the foot of the page after an update" />
          </Button>
          <Button look="quiet" onClick={() => setReady(false)}>
            <FormattedMessage defaultMessage="Later" description="Button of the bar at the foot of the page after an update" />
          </Button>
        </div>
      )}
    </section>
  );
}
