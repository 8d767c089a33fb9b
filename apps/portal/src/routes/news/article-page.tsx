import { articleQuery, type Schemas, useApi } from '@foyer/api';
import { locales } from '@foyer/i18n';
import { Container, Loading, Prose, SkeletonText, Stack } from '@foyer/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { PageTitle } from '../../app/page-title.tsx';
import { Comments } from '../../reactions/comments.tsx';
import { LikeButton } from '../../reactions/like-button.tsx';
import { ArticleFiles } from './article-files.tsx';
import { ArticleHeader } from './article-header.tsx';
import { ArticleImages } from './article-images.tsx';
import * as styles from './article-page.css.ts';
import { ArticleSkeleton } from './article-skeleton.tsx';
import { knownTeaser } from './known-teaser.ts';

/** A news article. Where a list has told about it already, its head stands at once and the text follows. */
export function ArticlePage() {
  const { id = '' } = useParams();
  const api = useApi();
  const queryClient = useQueryClient();
  const { data: article } = useQuery({
    ...articleQuery(api, id),
    throwOnError: (_error, query) => query.state.data === undefined,
  });
  const head = article ?? knownTeaser(queryClient, api.locale, id);
  if (!head) return <ArticleSkeleton />;
  return (
    <Container as="section" width="reading">
      <PageTitle>{head.title}</PageTitle>
      <article lang={locales[head.content_locale].tag} dir={locales[head.content_locale].direction}>
        <Stack gap="l">
          <ArticleHeader article={head} image={article ? article.images.title : 'teaser' in head.images ? head.images.teaser : null} />
          {article ? <ArticleBody article={article} /> : <BodyLoading />}
        </Stack>
      </article>
      {article && <Reactions article={article} />}
    </Container>
  );
}

function ArticleBody({ article }: { article: Schemas['Article'] }) {
  return (
    <>
      {/* sanitised by the server when it was saved and again when it was read */}
      <Prose dangerouslySetInnerHTML={{ __html: article.content }} />
      <ArticleImages images={article.images.images} />
      <ArticleFiles files={article.attachments} />
    </>
  );
}

function BodyLoading() {
  return (
    <Loading label={<FormattedMessage defaultMessage="The article is loading." description="For screen readers, while an article loads" />}>
      <SkeletonText lines={9} />
    </Loading>
  );
}

/** Likes and comments, each only where the article allows it (content §2). */
function Reactions({ article }: { article: Schemas['Article'] }) {
  const content = { type: 'news', id: article.id } as const;
  if (!article.likes_allowed && !article.comments_allowed) return null;
  return (
    <div className={styles.reactions}>
      {article.likes_allowed && <LikeButton content={content} />}
      {article.comments_allowed && <Comments content={content} />}
    </div>
  );
}
