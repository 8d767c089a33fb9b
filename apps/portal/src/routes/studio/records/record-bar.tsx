import { Button, Cluster, Text } from '@foyer/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useOffline } from '../../../host/connection/connection.ts';
import * as styles from '../setup/setup.css.ts';
import { useUnchangedReason } from '../use-unchanged-reason.ts';

interface RecordBarProps {
  changed: boolean;
  pending: boolean;
  /** What the button that sends the form says. */
  save: ReactNode;
  onDiscard: () => void;
}

/** Whether something was changed, and the buttons that save or discard it. */
export function RecordBar({ changed, pending, save, onDiscard }: RecordBarProps) {
  const unchanged = useUnchangedReason(changed);
  const offline = useOffline();
  return (
    <div className={styles.bar}>
      <Text as="span" size="s" tone="muted" role="status">
        {changed && !pending && !offline && (
          <FormattedMessage
            defaultMessage="Not saved yet"
            description="State of the form of the studio about a person, a hotel or a reward"
          />
        )}
        {changed && offline && (
          <FormattedMessage
            defaultMessage="You are offline. What you typed is kept on this device until you save it."
            description="State of the form of the studio about a person, a hotel or a reward"
          />
        )}
      </Text>
      <Cluster gap="s">
        {changed && (
          <Button type="button" look="secondary" aria-disabled={pending} onClick={pending ? undefined : onDiscard}>
            <FormattedMessage
              defaultMessage="Discard"
              description="Button below the form of the studio about a person, a hotel or a reward"
            />
          </Button>
        )}
        <Button type="submit" pending={pending} disabledReason={unchanged}>
          {save}
        </Button>
      </Cluster>
    </div>
  );
}
