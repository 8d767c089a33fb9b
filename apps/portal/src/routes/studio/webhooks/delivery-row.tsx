import type { Schemas } from '@foyer/api';
import { RelativeTime } from '@foyer/i18n';
import { Badge, Button, Cluster, Text } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { deliveryFaults, deliveryStates, deliveryTones } from './delivery-words.ts';
import { eventWords, isKnownEvent } from './event-words.ts';
import * as styles from './webhooks.css.ts';

interface DeliveryRowProps {
  delivery: Schemas['StudioWebhookDelivery'];
  pending: boolean;
  /** Left out where it cannot be sent. */
  onRepeat?: () => void;
}

/** An event that a webhook was sent, how that went, and the way to send it again. */
export function DeliveryRow({ delivery, pending, onRepeat }: DeliveryRowProps) {
  const { event, state, attempts, attempted_at, status, fault, duration_ms } = delivery;
  const at = attempted_at ?? event.created_at;
  return (
    <li className={styles.delivery}>
      <div className={styles.words}>
        <Cluster gap="s">
          <Text weight="medium">{isKnownEvent(event.type) ? <FormattedMessage {...eventWords[event.type]} /> : event.type}</Text>
          <Badge tone={deliveryTones[state]}>
            <FormattedMessage {...deliveryStates[state]} />
          </Badge>
        </Cluster>
        <Text size="s" tone="muted">
          <RelativeTime value={at} />
        </Text>
        {attempts > 0 && (
          <Text size="s" tone="muted">
            {fault === null ? (
              <FormattedMessage
                defaultMessage="Answer {status} after {milliseconds, number} ms"
                description="How a delivery to a webhook went; status is a number such as 204"
                values={{ status, milliseconds: duration_ms ?? 0 }}
              />
            ) : (
              <FormattedMessage {...deliveryFaults[fault]} />
            )}
          </Text>
        )}
        {attempts > 1 && (
          <Text size="s" tone="muted">
            <FormattedMessage
              defaultMessage="{attempts, plural, one {# attempt} other {# attempts}}"
              description="How often a delivery to a webhook was tried"
              values={{ attempts }}
            />
          </Text>
        )}
      </div>
      {onRepeat && (
        <Button look="secondary" pending={pending} onClick={onRepeat}>
          <FormattedMessage defaultMessage="Send again" description="Button at an event that a webhook was sent" />
        </Button>
      )}
    </li>
  );
}
