import type { Schemas } from '@foyer/api';
import { locales } from '@foyer/i18n';
import { localePath, paths } from '@foyer/links';
import { TeaserFacts } from '@foyer/module-articleteaser/parts';
import { classNames, MediaCard } from '@foyer/ui';
import { memo } from 'react';
import { useLocale } from '../../host/language/use-locale.ts';
import * as styles from './news-list.css.ts';
import { PublicationBadge } from '../../host/articles/publication-badge.tsx';

interface NewsCardProps {
  article: Schemas['ArticleTeaser'];
  /** Its picture belongs to the first view. */
  priority: boolean;
  /** It may be several columns wide. */
  lead: boolean;
  /** It has been laid out before (`useSettled`). */
  settled: boolean;
}

/** An article in the news list. Remembered, for a list grows by ten and shows hundreds. */
export const NewsCard = memo(function NewsCard({ article, priority, lead, settled }: NewsCardProps) {
  return (
    <MediaCard
      as="li"
      className={classNames(styles.card, settled && styles.settled)}
      href={localePath(useLocale(), paths.article(article.id))}
      lang={locales[article.content_locale].tag}
      dir={locales[article.content_locale].direction}
      image={article.images.teaser}
      sizes={`(min-width: 60rem) ${lead ? 38 : 24}rem, (min-width: 40rem) 50vw, 100vw`}
      priority={priority}
      overline={article.category?.name}
      title={article.title}
      titleLines={2}
      text={article.teaser}
      textLines={2}
      meta={
        <>
          <TeaserFacts article={article} />
          {article.publication && <PublicationBadge publication={article.publication} />}
        </>
      }
    />
  );
});
