import { Container, Heading, Stack, Text } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '../../host/app/page-title.tsx';
import { ModuleList } from '../../host/modules/module-list.tsx';
import { useSampleModules } from './use-sample-modules.ts';

/** A page of sample data, to look at the portal's modules without content (access §2, `dummy`). */
export function DummyPage() {
  const intl = useIntl();
  return (
    <Container>
      <PageTitle>{intl.formatMessage({ defaultMessage: 'Demo page', description: 'Title of the demo page' })}</PageTitle>
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={1}>
            <FormattedMessage defaultMessage="Demo page" description="Title of the demo page" />
          </Heading>
          <Text tone="muted">
            <FormattedMessage
              defaultMessage="Everything on this page is made up. It shows what modules look like."
              description="Introduction of the demo page"
            />
          </Text>
        </Stack>
        <ModuleList modules={useSampleModules()} />
      </Stack>
    </Container>
  );
}
