import type { Schemas } from '@foyer/api';
import { RelativeTime } from '@foyer/i18n';
import { localePath } from '@foyer/links';
import { Alert, Avatar, Button, Link, Text, VisuallyHidden } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../errors/use-problem-text.ts';
import { useLocale } from '../language/use-locale.ts';
import * as styles from './notifications.css.ts';
import { useMute } from './use-mute.ts';

interface NotificationItemProps {
  notification: Schemas['Notification'];
  /** Where it leads the reader goes: what is open over the page closes. */
  onLeave: () => void;
}

/** One notification: who and what, when, why it came, and the way there. */
export function NotificationItem({ notification, onLeave }: NotificationItemProps) {
  const { id, kind, text, reason, actors, url, updated_at: at, old } = notification;
  const locale = useLocale();
  const problemText = useProblemText();
  const { muted, pending, error, mute, undo } = useMute(kind);
  const [actor] = actors;
  return (
    <li className={styles.item}>
      <Avatar name={actor?.name ?? ''} src={actor?.image?.variants[0]?.src} size="s" decorative />
      <div className={styles.body}>
        <span id={`notification-${id}`}>
          {url === null ? (
            <Text as="span">{text}</Text>
          ) : (
            <Link href={localePath(locale, url)} look="quiet" onClick={onLeave}>
              {text}
            </Link>
          )}
        </span>
        <Text size="s" tone="muted">
          {reason}
        </Text>
        <Text size="s" tone="muted">
          <RelativeTime value={at} />
        </Text>
        {error && (
          <Alert tone="critical" role="alert">
            {problemText(error)}
          </Alert>
        )}
        <Text as="span" size="s" tone="muted" role="status">
          {muted && <FormattedMessage defaultMessage="Turned off." description="A kind of notification was turned off with one tap" />}
        </Text>
        <div className={styles.action}>
          <Button look="quiet" pending={pending} aria-describedby={`notification-${id}`} onClick={muted ? undo : mute}>
            {muted ? (
              <FormattedMessage defaultMessage="Undo" description="Button that turns a kind of notification on again" />
            ) : (
              <FormattedMessage defaultMessage="Turn off this kind" description="Button on a notification" />
            )}
          </Button>
        </div>
      </div>
      {!old && (
        <span className={styles.fresh}>
          <VisuallyHidden>
            <FormattedMessage defaultMessage="New" description="Marks a notification, for screen readers" />
          </VisuallyHidden>
        </span>
      )}
    </li>
  );
}
