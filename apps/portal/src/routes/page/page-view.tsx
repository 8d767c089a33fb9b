import type { Schemas } from '@foyer/api';
import { locales } from '@foyer/i18n';
import { paths } from '@foyer/links';
import { Container, Heading, Stack, Text } from '@foyer/ui';
import { lazy } from 'react';
import { useShellData } from '../../host/app/shell-data.ts';
import { PageModules } from '../../host/modules/page-modules.tsx';
import { LatePart } from '../../host/late/late-part.tsx';
import { LateNewsletter } from '../../host/newsletter/late-newsletter.tsx';
import { ArticleReactions } from '../../host/articles/article-reactions.tsx';
import { PageArticle } from './article-intro.tsx';
import { EmptyPage } from '../../host/pages/empty-page.tsx';
import { ShareLinks } from '../../host/pages/share-links.tsx';
import { TeaserView } from '../../host/pages/teaser-view.tsx';

const Confirmation = lazy(() =>
  import('../../host/confirmation/confirmation-panel.tsx').then((module) => ({ default: module.ConfirmationPanel })),
);

/**
 * A page as far as its reader has access to it (`PageAccess` in the contract): an article's page begins with the article and ends with what it asks
 * of members, likes and comments.
 */
export function PageView({ page }: { page: Schemas['Page'] }) {
  const { legalPages } = useShellData();
  if (page.access === 'limited') return <TeaserView page={page} />;
  const { article, modules } = page;
  return (
    <Stack gap="xl">
      {article ? <PageArticle page={page} article={article} /> : <PageHead page={page} />}
      {modules.length === 0 && !article && (
        <Container>
          <EmptyPage guest={page.access !== 'full'} />
        </Container>
      )}
      <PageModules modules={modules} page={page.id} />
      {article?.confirmation && (
        <Container width="reading">
          <LatePart>
            <Confirmation article={{ id: article.id, title: page.title, version: article.version }} />
          </LatePart>
        </Container>
      )}
      {page.access === 'full' && page.share_options.length > 0 && (
        <Container>
          <ShareLinks path={paths.page(page.id)} content={page} />
        </Container>
      )}
      {article && (
        <Container width="reading">
          {!legalPages.some(({ page_id: legal }) => legal === page.id) && <LateNewsletter />}
          <ArticleReactions article={article} />
        </Container>
      )}
    </Stack>
  );
}

function PageHead({ page }: { page: Schemas['Page'] }) {
  const { tag, direction } = locales[page.content_locale];
  const { hide_description_on_meta_header } = useShellData().settings.base_options;
  return (
    <Container>
      <Stack gap="s" lang={tag} dir={direction}>
        <Heading level={1}>{page.title}</Heading>
        {page.description && !hide_description_on_meta_header && (
          <Text size="l" tone="muted">
            {page.description}
          </Text>
        )}
      </Stack>
    </Container>
  );
}
