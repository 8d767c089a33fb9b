import { useApi } from '@foyer/api';
import { studioModuleTypesQuery, studioPageQuery } from '@foyer/api/studio';
import { localePath, paths } from '@foyer/links';
import { Alert, Button, Container, Heading, Link, Stack } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { PageTitle } from '../../../host/app/page-title.tsx';
import { useShellData } from '../../../host/app/shell-data.ts';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import { useLocale } from '../../../host/language/use-locale.ts';
import { PortalSnackbars } from '../../../host/snackbars/portal-snackbars.tsx';
import { PageEditor } from './page-editor.tsx';
import { usePageActions } from './use-page-actions.ts';

/** Where a page is composed. */
export function PageEditorPage() {
  const intl = useIntl();
  const locale = useLocale();
  const { id = '' } = useParams();
  const api = useApi();
  const { data: page } = useSuspenseQuery(studioPageQuery(api, id));
  const { data: moduleTypes } = useSuspenseQuery(studioModuleTypesQuery(api));
  const { languages } = useShellData();
  const title = intl.formatMessage({ defaultMessage: 'Edit page', description: 'Title of the page where a page is composed' });
  return (
    <PortalSnackbars>
      <Container width="wide">
        <PageTitle>{title}</PageTitle>
        <Stack gap="m">
          <Link look="standalone" href={localePath(locale, paths.studioPages)}>
            <FormattedMessage defaultMessage="Back to the pages" description="Link above a page that is composed" />
          </Link>
          <Heading level={1}>{title}</Heading>
          {page.state === 'deleted' ? (
            <Deleted id={page.id} />
          ) : (
            <PageEditor key={page.id} page={page} types={moduleTypes.types} languages={languages} />
          )}
        </Stack>
      </Container>
    </PortalSnackbars>
  );
}

function Deleted({ id }: { id: string }) {
  const problemText = useProblemText();
  const { restore } = usePageActions();
  return (
    <Alert tone="warning">
      <Stack gap="s">
        <FormattedMessage
          defaultMessage="This page has been deleted. It can be restored for 30 days."
          description="In place of a page that was deleted, in the studio"
        />
        {restore.error && problemText(restore.error)}
        <div>
          <Button pending={restore.isPending} onClick={() => restore.mutate(id)}>
            <FormattedMessage defaultMessage="Restore" description="Button at a deleted page" />
          </Button>
        </div>
      </Stack>
    </Alert>
  );
}
