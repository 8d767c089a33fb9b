import { useApi } from '@foyer/api';
import { studioEmbedSitesQuery } from '@foyer/api/studio';
import { paths } from '@foyer/links';
import { Button, Container, EmptyState, Heading, Stack, Text } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '../../../host/app/page-title.tsx';
import * as page from '../studio-page.css.ts';
import { StudioSections } from '../studio-sections.tsx';
import { WebsiteCard } from './website-card.tsx';
import { WebsiteDialog } from './website-dialog.tsx';

/** Which other websites show widgets of the portal, and what is pasted into their pages. */
export function WebsitesPage() {
  const intl = useIntl();
  const [adding, setAdding] = useState(false);
  const { data } = useSuspenseQuery(studioEmbedSitesQuery(useApi()));
  const title = intl.formatMessage({
    defaultMessage: 'Websites',
    description: 'Title of the page of the studio about websites that show widgets',
  });
  const add = data.writable && (
    <Button onClick={() => setAdding(true)}>
      <FormattedMessage defaultMessage="Add a website" description="Button of the studio" />
    </Button>
  );
  return (
    <Container>
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <StudioSections current={paths.studioWebsites} />
        <div className={page.head}>
          <Heading level={1}>{title}</Heading>
          {data.results.length > 0 && add}
        </div>
        <Text tone="muted">
          <FormattedMessage
            defaultMessage="Chat, birthdays and rewards can be shown on other websites, such as your intranet."
            description="Above the websites that show widgets, in the studio"
          />
        </Text>
        {data.results.length === 0 ? (
          <EmptyState
            title={<FormattedMessage defaultMessage="No website yet" description="List of the studio without websites" />}
            action={add || undefined}
          >
            {data.writable ? (
              <FormattedMessage
                defaultMessage="Add a website, and paste the code it gets into its pages."
                description="In place of websites in the studio"
              />
            ) : (
              <FormattedMessage
                defaultMessage="Your administrators can add one."
                description="In place of websites in the studio, for editors who may add none"
              />
            )}
          </EmptyState>
        ) : (
          <ul role="list" className={page.list}>
            {data.results.map((site) => (
              <WebsiteCard key={site.id} site={site} writable={data.writable} />
            ))}
          </ul>
        )}
      </Stack>
      {adding && <WebsiteDialog site={null} onClose={() => setAdding(false)} />}
    </Container>
  );
}
