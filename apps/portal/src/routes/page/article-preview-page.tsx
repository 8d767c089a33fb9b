import { articlePreviewQuery, useApi } from '@foyer/api';
import { locales } from '@foyer/i18n';
import { Container, HtmlProse, Stack } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLoaderData, useParams } from 'react-router';
import { PageTitle } from '../../host/app/page-title.tsx';
import { ArticleHeader } from '../../host/articles/article-header.tsx';
import { ArticleMedia } from '../../host/articles/article-media.tsx';
import * as styles from '../../host/articles/article-page.css.ts';
import type { PreviewData } from './load-preview.ts';
import { PreviewNote } from './preview-note.tsx';
import { PreviewRefused } from './preview-refused.tsx';

/** An article before it is published, or why it cannot be shown. */
export function ArticlePreviewPage() {
  const { id = '' } = useParams();
  const { token } = useLoaderData<PreviewData>();
  return token === null ? <PreviewRefused /> : <Preview id={id} token={token} />;
}

function Preview({ id, token }: { id: string; token: string }) {
  const { data: article } = useSuspenseQuery(articlePreviewQuery(useApi(), id, token));
  const { title, images, content, attachments, content_locale: locale } = article;
  const { tag, direction } = locales[locale];
  return (
    <Container as="section" width="reading">
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <PreviewNote />
        <article lang={tag} dir={direction} className={styles.article}>
          <Stack gap="l">
            {/* The customer stands in the author's place. */}
            <ArticleHeader article={{ ...article, author: null }} image={images.title} calendar={false} />
            {/* sanitised by the server when it was saved and again when it was read */}
            <HtmlProse html={content} />
            <ArticleMedia title={title} images={images.images} attachments={attachments} />
          </Stack>
        </article>
      </Stack>
    </Container>
  );
}
