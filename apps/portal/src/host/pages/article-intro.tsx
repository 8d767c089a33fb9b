import type { Schemas } from '@foyer/api';
import { locales } from '@foyer/i18n';
import { Container, HtmlProse, Stack } from '@foyer/ui';
import { ArticleHeader } from '../articles/article-header.tsx';
import { ArticleMedia } from '../articles/article-media.tsx';
import { LateReading } from '../reading/late-reading.tsx';
import * as styles from '../articles/article-page.css.ts';

interface PageArticleProps {
  page: Pick<Schemas['Page'], 'title' | 'content_locale'>;
  article: Schemas['PageArticle'];
  trial: boolean;
}

/** What an article's page begins with, under the page's own title (content §2). */
export function PageArticle({ page, article, trial }: PageArticleProps) {
  const { title } = page;
  const { tag, direction } = locales[article.content_locale];
  return (
    <Container as="section" width="reading">
      <article lang={tag} dir={direction} className={styles.article}>
        <Stack gap="l">
          <ArticleHeader article={{ ...article, title }} image={article.images.title} titleLocale={page.content_locale} />
          {/* sanitised by the server when it was saved and again when it was read */}
          <HtmlProse data-reading={article.id} html={article.content} />
          <ArticleMedia title={title} images={article.images.images} attachments={article.attachments} />
          {!trial && <LateReading id={article.id} version={article.version} />}
        </Stack>
      </article>
    </Container>
  );
}
