import { useApi } from '@foyer/api';
import { studioEmbedHealthQuery, studioEmbedSitesQuery } from '@foyer/api/studio';
import { localePath, paths } from '@foyer/links';
import { Container, EmptyState, Heading, Link, Stack, Text } from '@foyer/ui';
import { useSuspenseQueries } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { PageTitle } from '../../../../host/app/page-title.tsx';
import { useLocale } from '../../../../host/language/use-locale.ts';
import { StudioSections } from '../../studio-sections.tsx';
import { KeysTable } from './keys-table.tsx';
import { WidgetsTable } from './widgets-table.tsx';

/** How the widgets of a website do: where they stand, how soon they are shown, what keeps them from it, and where keys are used. */
export function HealthPage() {
  const intl = useIntl();
  const locale = useLocale();
  const api = useApi();
  const { id = '' } = useParams();
  const [{ data: health }, { data: sites }] = useSuspenseQueries({
    queries: [studioEmbedHealthQuery(api, id), studioEmbedSitesQuery(api)],
  });
  const site = sites.results.find((one) => one.id === id);
  const title = intl.formatMessage({
    defaultMessage: 'Use and errors',
    description: 'Title of the page of the studio about how the widgets of a website do',
  });
  return (
    <Container>
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <StudioSections current={paths.studioWebsites} />
        <Stack gap="s">
          <Link href={localePath(locale, paths.studioWebsites)}>
            <FormattedMessage defaultMessage="All websites" description="Link back from the page about how the widgets of a website do" />
          </Link>
          <Heading level={1}>{title}</Heading>
          <Text tone="muted">
            <bdi>{site?.content.name}</bdi>
          </Text>
        </Stack>
        <Text tone="muted">
          <FormattedMessage
            defaultMessage="The last 30 days. Only counts are kept, and nothing about visitors."
            description="On the page about how the widgets of a website do"
          />
        </Text>
        {health.widgets.length > 0 ? (
          <WidgetsTable widgets={health.widgets} />
        ) : (
          <EmptyState
            title={<FormattedMessage defaultMessage="No page has shown a widget yet" description="On the page about how widgets do" />}
          >
            <FormattedMessage
              defaultMessage="As soon as a page shows one, you see here where it stands and whether it works."
              description="On the page about how widgets do, without any"
            />
          </EmptyState>
        )}
        {health.keys.length > 0 && <KeysTable keys={health.keys} />}
      </Stack>
    </Container>
  );
}
