import type { Schemas } from '@foyer/api';
import { RelativeTime } from '@foyer/i18n';
import { Alert, Badge, Button, Card, Heading, Icon, MonitorIcon, PhoneDeviceIcon, Text } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../../host/errors/use-problem-text.ts';
import { DeviceName } from './device-name.tsx';
import * as styles from './sessions-page.css.ts';
import { useEndSession } from './use-end-sessions.ts';

const mobile = new Set(['iPhone', 'iPad', 'Android']);

interface SessionCardProps {
  session: Schemas['UserSession'];
  onEnded: () => void;
}

/** One device; any but this one can be signed out. */
export function SessionCard({ session, onEnded }: SessionCardProps) {
  const end = useEndSession(onEnded);
  const problemText = useProblemText();
  const { id, browser, system, current, created_at, last_used_at } = session;
  return (
    <Card as="li" padding="m" className={styles.card}>
      <span className={styles.icon}>
        <Icon icon={system !== null && mobile.has(system) ? PhoneDeviceIcon : MonitorIcon} />
      </span>
      <div className={styles.words}>
        <div className={styles.name}>
          <Heading level={2} size="card" id={`device-${id}`}>
            <DeviceName browser={browser} system={system} />
          </Heading>
          {current && (
            <Badge tone="positive">
              <FormattedMessage defaultMessage="This device" description="Marks the session of this browser" />
            </Badge>
          )}
        </div>
        <Text tone="muted" size="s">
          <FormattedMessage
            defaultMessage="Last used: {when}"
            description="On a session; when is a moment such as 5 minutes ago"
            values={{ when: <RelativeTime value={last_used_at} /> }}
          />
        </Text>
        <Text tone="muted" size="s">
          <FormattedMessage
            defaultMessage="Logged in: {when}"
            description="On a session; when is a moment such as 5 minutes ago"
            values={{ when: <RelativeTime value={created_at} /> }}
          />
        </Text>
      </div>
      {!current && (
        <div className={styles.action}>
          {end.isError && (
            <Alert tone="critical" role="alert">
              {problemText(end.error)}
            </Alert>
          )}
          <Button look="secondary" pending={end.isPending} aria-describedby={`device-${id}`} onClick={() => end.mutate(id)}>
            <FormattedMessage defaultMessage="Log out" description="Button that ends one session on another device" />
          </Button>
        </div>
      )}
    </Card>
  );
}
