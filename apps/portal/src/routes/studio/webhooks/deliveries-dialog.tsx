import { type Schemas, useApi } from '@foyer/api';
import { studioWebhookDeliveriesQuery } from '@foyer/api/studio';
import { Alert, Button, Dialog, SkeletonText, Stack, Text } from '@foyer/ui';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import { DeliveryRow } from './delivery-row.tsx';
import type { useWebhookActions } from './use-webhook-actions.ts';
import * as styles from './webhooks.css.ts';

interface DeliveriesDialogProps {
  webhook: Schemas['StudioWebhook'];
  actions: Pick<ReturnType<typeof useWebhookActions>, 'ping' | 'repeat'>;
  onClose: () => void;
}

/** While the dialog is open, what happens to a delivery is seen. */
const everyMs = 3000;

/** What a webhook was sent and how it went; an event can be sent again. */
export function DeliveriesDialog({ webhook: { id, content }, actions: { ping, repeat }, onClose }: DeliveriesDialogProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const { data, error } = useQuery({ ...studioWebhookDeliveriesQuery(useApi(), id), staleTime: 0, refetchInterval: everyMs });
  const failure = ping.error ?? repeat.error ?? error;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        <FormattedMessage
          defaultMessage="Deliveries to {name}"
          description="Title of the dialog with what a webhook was sent"
          values={{ name: <bdi>{content.name}</bdi> }}
        />
      }
      closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Button of a dialog about webhooks' })}
    >
      <Stack gap="m">
        {content.enabled && (
          <div>
            <Button pending={ping.isPending} onClick={() => ping.mutate()}>
              <FormattedMessage defaultMessage="Send a test" description="Button of the dialog with what a webhook was sent" />
            </Button>
          </div>
        )}
        {failure && (
          <Alert tone="critical" role="alert">
            {problemText(failure)}
          </Alert>
        )}
        {!data && !error && <SkeletonText lines={3} />}
        {data?.results.length === 0 && (
          <Text tone="muted">
            <FormattedMessage defaultMessage="Nothing was sent in the last 30 days." description="In place of what a webhook was sent" />
          </Text>
        )}
        {data && data.results.length > 0 && (
          <ul role="list" className={styles.deliveries}>
            {data.results.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                pending={repeat.isPending && repeat.variables === delivery.id}
                onRepeat={content.enabled ? () => repeat.mutate(delivery.id) : undefined}
              />
            ))}
          </ul>
        )}
      </Stack>
    </Dialog>
  );
}
