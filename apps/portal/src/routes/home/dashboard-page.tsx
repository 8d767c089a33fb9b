import { pageQuery, useApi } from '@foyer/api';
import { paths } from '@foyer/links';
import { Cluster, Container, Heading, Stack } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '../../host/app/page-title.tsx';
import { useShellData, useUser } from '../../host/app/shell-data.ts';
import { LateEditLink } from '../../host/editing/late-edit-link.tsx';
import { ModuleList } from '../../host/modules/module-list.tsx';
import { LateHomeHead } from './late-home-head.tsx';
import { EmptyPage } from '../../host/pages/empty-page.tsx';

/** The members' start page: the modules the server chooses. */
export function DashboardPage() {
  const intl = useIntl();
  const api = useApi();
  const { settings } = useShellData();
  const user = useUser();
  const { data: page } = useSuspenseQuery(pageQuery(api, settings.pages.dashboard));
  return (
    <Container>
      <PageTitle>{intl.formatMessage({ defaultMessage: 'Home', description: 'Title of the dashboard' })}</PageTitle>
      <Stack gap="l">
        <Cluster justify="between">
          <Heading level={1}>
            <FormattedMessage
              defaultMessage="Hello {name}, good to see you."
              description="Greeting above the dashboard; name is a first name"
              values={{ name: user?.firstname ?? '' }}
            />
          </Heading>
          <LateEditLink path={paths.studioPage(settings.pages.dashboard)} />
        </Cluster>
        <LateHomeHead />
        {page.modules.length === 0 && <EmptyPage />}
        <ModuleList modules={page.modules} page={page.id} />
      </Stack>
    </Container>
  );
}
