import { useApi } from '@foyer/api';
import { studioWebhooksQuery } from '@foyer/api/studio';
import { paths } from '@foyer/links';
import { Button, Container, EmptyState, Heading, Link, Stack, Text } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '../../../host/app/page-title.tsx';
import * as page from '../studio-page.css.ts';
import { StudioSections } from '../studio-sections.tsx';
import { useCreateWebhook } from './use-webhook-actions.ts';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookSecret } from './webhook-secret.tsx';

/** Which other systems are told what happens in the portal. */
export function WebhooksPage() {
  const intl = useIntl();
  const [adding, setAdding] = useState(false);
  const { data } = useSuspenseQuery(studioWebhooksQuery(useApi()));
  const title = intl.formatMessage({ defaultMessage: 'Webhooks', description: 'Title of the page of the studio about webhooks' });
  const add = (
    <Button onClick={() => setAdding(true)}>
      <FormattedMessage defaultMessage="Add a webhook" description="Button of the studio" />
    </Button>
  );
  return (
    <Container>
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <StudioSections current={paths.studioWebhooks} />
        <div className={page.head}>
          <Heading level={1}>{title}</Heading>
          {data.results.length > 0 && add}
        </div>
        <Text tone="muted">
          <FormattedMessage
            defaultMessage="A webhook tells another system at once what happens here, such as a new article. <link>About the API</link>"
            description="Above the webhooks in the studio"
            values={{ link: (words) => <Link href="/api/docs">{words}</Link> }}
          />
        </Text>
        {data.results.length > 0 ? (
          <ul role="list" className={page.list}>
            {data.results.map((webhook) => (
              <WebhookCard key={webhook.id} webhook={webhook} events={data.events} />
            ))}
          </ul>
        ) : (
          <EmptyState title={<FormattedMessage defaultMessage="No webhook yet" description="On the page about webhooks" />} action={add}>
            <FormattedMessage
              defaultMessage="Add the address of a system that is to be told what happens."
              description="On the page about webhooks, without any"
            />
          </EmptyState>
        )}
      </Stack>
      {adding && <NewWebhook events={data.events} onClose={() => setAdding(false)} />}
    </Container>
  );
}

/** Asks for a new webhook, then shows its secret. */
function NewWebhook({ events, onClose }: { events: readonly string[]; onClose: () => void }) {
  const create = useCreateWebhook();
  if (create.data) return <WebhookSecret secret={create.data.secret} onClose={onClose} />;
  return (
    <WebhookDialog
      before={undefined}
      events={events}
      pending={create.isPending}
      error={create.error}
      onSave={(content) => create.mutate(content)}
      onClose={onClose}
    />
  );
}
