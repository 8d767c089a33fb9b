import type { Schemas } from '@foyer/api';
import { locales } from '@foyer/i18n';
import { paths } from '@foyer/links';
import { Container, Heading, Stack, Text } from '@foyer/ui';
import { lazy } from 'react';
import { useShellData } from '../app/shell-data.ts';
import { PageModules } from '../modules/page-modules.tsx';
import { LatePart } from '../late/late-part.tsx';
import { LateNewsletter } from '../newsletter/late-newsletter.tsx';
import { ArticleReactions } from '../articles/article-reactions.tsx';
import { PageArticle } from './article-intro.tsx';
import { EmptyPage } from './empty-page.tsx';
import { ShareLinks } from './share-links.tsx';
import { TeaserView } from './teaser-view.tsx';

const Confirmation = lazy(() => import('../confirmation/confirmation-panel.tsx').then((module) => ({ default: module.ConfirmationPanel })));

interface PageViewProps {
  page: Schemas['Page'];
  /** It is only looked at, by who writes it: nothing counts as read, and nothing is asked of its reader. */
  trial?: boolean;
}

/**
 * A page as far as its reader has access to it (`PageAccess` in the contract): an article's page begins with the article and ends with what it asks
 * of members, likes and comments.
 */
export function PageView({ page, trial = false }: PageViewProps) {
  const { legalPages } = useShellData();
  if (page.access === 'limited') return <TeaserView page={page} />;
  const { article, modules } = page;
  return (
    <Stack gap="xl">
      {article ? <PageArticle page={page} article={article} trial={trial} /> : <PageHead page={page} />}
      {modules.length === 0 && !article && (
        <Container>
          <EmptyPage guest={page.access !== 'full'} />
        </Container>
      )}
      <PageModules modules={modules} {...(!trial && { page: page.id })} />
      {!trial && article?.confirmation && (
        <Container width="reading">
          <LatePart>
            <Confirmation article={{ id: article.id, title: page.title, version: article.version }} />
          </LatePart>
        </Container>
      )}
      {!trial && page.access === 'full' && page.share_options.length > 0 && (
        <Container>
          <ShareLinks path={paths.page(page.id)} content={page} />
        </Container>
      )}
      {!trial && article && (
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
