import { type Schemas, studioArticleQuery, studioOptionsQuery, useApi } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { Alert, Button, Container, Heading, Link, Stack } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { PageTitle } from '../../host/app/page-title.tsx';
import { useShellData } from '../../host/app/shell-data.ts';
import { useProblemText } from '../../host/errors/use-problem-text.ts';
import { useLocale } from '../../host/language/use-locale.ts';
import { ArticleEditor } from './article-editor.tsx';
import { useStudioActions } from './use-studio-actions.ts';

/** Where an article is written. */
export function ArticleEditorPage() {
  const intl = useIntl();
  const locale = useLocale();
  const { id = '' } = useParams();
  const api = useApi();
  const { data: article } = useSuspenseQuery(studioArticleQuery(api, id));
  const { data: options } = useSuspenseQuery(studioOptionsQuery(api));
  const { languages } = useShellData();
  const title = intl.formatMessage({ defaultMessage: 'Edit article', description: 'Title of the page where an article is written' });
  return (
    <Container>
      <PageTitle>{title}</PageTitle>
      <Stack gap="m">
        <Link look="standalone" href={localePath(locale, paths.studio)}>
          <FormattedMessage defaultMessage="Back to the studio" description="Link above an article that is written" />
        </Link>
        <Heading level={1}>{title}</Heading>
        {article.state === 'deleted' ? (
          <Deleted id={article.id} />
        ) : (
          <ArticleEditor key={article.id} article={article} options={options} languages={languages} />
        )}
      </Stack>
    </Container>
  );
}

function Deleted({ id }: { id: Schemas['StudioArticle']['id'] }) {
  const problemText = useProblemText();
  const { restore } = useStudioActions();
  return (
    <Alert tone="warning">
      <Stack gap="s">
        <FormattedMessage
          defaultMessage="This article has been deleted. It can be restored for 30 days."
          description="In place of an article that was deleted, in the studio"
        />
        {restore.error && problemText(restore.error)}
        <div>
          <Button pending={restore.isPending} onClick={() => restore.mutate(id)}>
            <FormattedMessage defaultMessage="Restore" description="Button at a deleted article" />
          </Button>
        </div>
      </Stack>
    </Alert>
  );
}
