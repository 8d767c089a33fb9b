import { articleQuery, type Schemas, useApi } from '@foyer/api';
import { locales } from '@foyer/i18n';
import { paths } from '@foyer/links';
import { Container, HtmlProse, Loading, SkeletonText, Stack } from '@foyer/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { PageTitle } from '../../host/app/page-title.tsx';
import { LatePart } from '../../host/late/late-part.tsx';
import { LateNewsletter } from '../../host/newsletter/late-newsletter.tsx';
import { LateReading } from '../../host/reading/late-reading.tsx';
import { PublicHead } from '../../host/pages/public-head.tsx';
import { TeaserView } from '../../host/pages/teaser-view.tsx';
import { ArticleEnd } from './article-end.tsx';
import { ArticleHeader } from '../../host/articles/article-header.tsx';
import { ArticleMedia } from '../../host/articles/article-media.tsx';
import * as styles from '../../host/articles/article-page.css.ts';
import { ArticlePublication } from './article-publication.tsx';
import { ArticleReactions } from '../../host/articles/article-reactions.tsx';
import { ArticleSkeleton } from './article-skeleton.tsx';
import { ArticleTopics } from './article-topics.tsx';
import { knownTeaser } from './known-teaser.ts';

const Onward = lazy(() => import('./onward.tsx').then((module) => ({ default: module.Onward })));

/** A news article. Where a list has loaded its teaser already, its head is shown at once and the text follows. */
export function ArticlePage() {
  const { id = '' } = useParams();
  const api = useApi();
  const queryClient = useQueryClient();
  const { data: article } = useQuery({
    ...articleQuery(api, id),
    throwOnError: (_error, query) => query.state.data === undefined,
  });
  if (article) return <Article article={article} />;
  const teaser = knownTeaser(queryClient, api.locale, id);
  if (!teaser) return <ArticleSkeleton />;
  return (
    <ArticleFrame head={teaser} image={teaser.images.teaser}>
      <BodyLoading />
    </ArticleFrame>
  );
}

function Article({ article }: { article: Schemas['Article'] }) {
  const textEnd = useRef<HTMLDivElement>(null);
  const { title, teaser, images, access, visibility } = article;
  const page = { title, description: teaser, content_locale: article.content_locale, image: images.title, visibility, access };
  const head = <PublicHead page={page} path={paths.article(article.id)} type="article" />;
  if (access === 'limited') {
    return (
      <>
        <PageTitle>{title}</PageTitle>
        {head}
        <TeaserView page={page} />
      </>
    );
  }
  const member = access === 'full';
  return (
    <ArticleFrame
      // Guests are given the customer in the author's place.
      head={member ? article : { ...article, author: null }}
      image={images.title}
      start={article.publication && <ArticlePublication id={article.id} publication={article.publication} />}
      end={
        <>
          {member && (
            <div ref={textEnd} className={styles.screenOnly}>
              <ArticleTopics article={article} />
            </div>
          )}
          {member && <ArticleEnd article={article} />}
          <LateNewsletter />
          <ArticleReactions article={article} />
          {member && (
            <LatePart>
              <Onward
                key={article.id}
                id={article.id}
                out={!article.publication || article.publication.status === 'published'}
                textEnd={textEnd}
              />
            </LatePart>
          )}
        </>
      }
    >
      {head}
      {/* sanitised by the server when it was saved and again when it was read */}
      <HtmlProse data-reading={article.id} html={article.content} />
      <ArticleMedia title={title} images={images.images} attachments={article.attachments} />
      <LateReading id={article.id} version={article.version} />
    </ArticleFrame>
  );
}

interface ArticleFrameProps {
  head: React.ComponentProps<typeof ArticleHeader>['article'] & Pick<Schemas['ArticleTeaser'], 'content_locale'>;
  image: Schemas['Image'] | null;
  /** What is above the article, for its editors. */
  start?: React.ReactNode;
  /** What is below the article, in the reader's language. */
  end?: React.ReactNode;
  children: React.ReactNode;
}

function ArticleFrame({ head, image, start, end, children }: ArticleFrameProps) {
  const { tag, direction } = locales[head.content_locale];
  return (
    <Container as="section" width="reading">
      <PageTitle>{head.title}</PageTitle>
      {start}
      <article lang={tag} dir={direction} className={styles.article}>
        <Stack gap="l">
          <ArticleHeader article={head} image={image} />
          {children}
        </Stack>
      </article>
      {end}
    </Container>
  );
}

function BodyLoading() {
  return (
    <Loading label={<FormattedMessage defaultMessage="The article is loading." description="For screen readers, while an article loads" />}>
      <SkeletonText lines={9} />
    </Loading>
  );
}
