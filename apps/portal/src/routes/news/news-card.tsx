import type { Schemas } from '@foyer/api';
import { localePath, locales } from '@foyer/i18n';
import { MediaCard } from '@foyer/ui';
import { FormattedDate } from 'react-intl';
import { useLocale } from '../../app/use-locale.ts';

/** An article in the news list. */
export function NewsCard({ article, priority }: { article: Schemas['ArticleTeaser']; priority: boolean }) {
  return (
    <MediaCard
      as="li"
      href={localePath(useLocale(), `/news/${article.id}`)}
      lang={locales[article.content_locale].tag}
      dir={locales[article.content_locale].direction}
      image={article.images.teaser}
      sizes="(min-width: 60rem) 24rem, (min-width: 40rem) 50vw, 100vw"
      priority={priority}
      overline={article.category?.name}
      title={article.title}
      headingLevel={2}
      text={article.teaser}
      meta={<FormattedDate value={article.publish_date} dateStyle="medium" />}
    />
  );
}
