import type { Schemas } from '@foyer/api';
import { RelativeTime } from '@foyer/i18n';
import { Badge, Button, Card, Cluster, Heading, Text } from '@foyer/ui';
import { useState } from 'react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { eventWords, isKnownEvent } from './event-words.ts';
import { useWebhookActions } from './use-webhook-actions.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { type Question, WebhookQuestions } from './webhook-questions.tsx';
import { WebhookSecret } from './webhook-secret.tsx';
import * as styles from './webhooks.css.ts';

interface WebhookCardProps {
  webhook: Schemas['StudioWebhook'];
  /** What webhooks may be told of. */
  events: readonly string[];
}

/** A webhook: where it is, what it is told of, whether that works, and what can be done about it. */
export function WebhookCard({ webhook, events }: WebhookCardProps) {
  const intl = useIntl();
  const [open, setOpen] = useState<Question | 'change' | 'deliveries'>();
  const actions = useWebhookActions(webhook.id);
  const { content, failing_since, last_delivered_at } = webhook;
  const close = () => setOpen(undefined);
  const question = open === 'secret' || open === 'removal' ? open : undefined;
  return (
    <Card as="li" padding="m">
      <article className={styles.card}>
        <div className={styles.words}>
          <Cluster gap="s">
            <Heading level={2} size="card">
              <bdi>{content.name}</bdi>
            </Heading>
            {!content.enabled && (
              <Badge tone="warning">
                <FormattedMessage defaultMessage="Switched off" description="State of a webhook" />
              </Badge>
            )}
            {failing_since !== null && (
              <Badge tone="critical">
                <FormattedMessage
                  defaultMessage="Failing since {when}"
                  description="State of a webhook; when is such as 5 minutes ago"
                  values={{ when: <RelativeTime value={failing_since} /> }}
                />
              </Badge>
            )}
          </Cluster>
          <Text size="s">
            <bdi dir="ltr">{content.url}</bdi>
          </Text>
          <Text size="s" tone="muted">
            <FormattedList type="unit" value={content.events.filter(isKnownEvent).map((name) => intl.formatMessage(eventWords[name]))} />
          </Text>
          <Text size="s" tone="muted">
            {last_delivered_at === null ? (
              <FormattedMessage defaultMessage="Nothing delivered yet" description="At a webhook" />
            ) : (
              <FormattedMessage
                defaultMessage="Last delivered {when}"
                description="At a webhook; when is such as 5 minutes ago"
                values={{ when: <RelativeTime value={last_delivered_at} /> }}
              />
            )}
          </Text>
        </div>
        <div className={styles.actions}>
          <Button look="secondary" onClick={() => setOpen('deliveries')}>
            <FormattedMessage defaultMessage="Deliveries" description="Button at a webhook: what it was sent" />
          </Button>
          <Button look="secondary" onClick={() => setOpen('change')}>
            <FormattedMessage defaultMessage="Change" description="Button at a webhook" />
          </Button>
          <Button look="secondary" onClick={() => setOpen('secret')}>
            <FormattedMessage defaultMessage="New secret" description="Button at a webhook" />
          </Button>
          <Button look="secondary" onClick={() => setOpen('removal')}>
            <FormattedMessage defaultMessage="Remove" description="Button at a webhook" />
          </Button>
        </div>
      </article>
      {open === 'deliveries' && <DeliveriesDialog webhook={webhook} actions={actions} onClose={close} />}
      {open === 'change' && (
        <WebhookDialog
          before={content}
          events={events}
          pending={actions.change.isPending}
          error={actions.change.error}
          onSave={(wanted) => actions.change.mutate(wanted, { onSuccess: close })}
          onClose={close}
        />
      )}
      <WebhookQuestions asked={question} actions={actions} onClose={close} />
      {actions.renewSecret.data && <WebhookSecret secret={actions.renewSecret.data.secret} onClose={() => actions.renewSecret.reset()} />}
    </Card>
  );
}
