import { type Schemas, useApi } from '@foyer/api';
import { locales } from '@foyer/i18n';
import { localePath, paths } from '@foyer/links';
import { MediaCard, useFold } from '@foyer/ui';
import { TeaserFacts } from '../teaser-facts/teaser-facts.tsx';

interface TeaserCardProps {
  article: Schemas['ArticleTeaser'];
  /** It may be several columns wide. */
  lead?: boolean;
}

/** An article as a card that leads to it. The text keeps its own language: it may not be translated into the reader's. */
export function TeaserCard({ article, lead = false }: TeaserCardProps) {
  return (
    <MediaCard
      href={localePath(useApi().locale, paths.article(article.id))}
      lang={locales[article.content_locale].tag}
      dir={locales[article.content_locale].direction}
      image={article.images.teaser}
      sizes={`(min-width: 60rem) ${lead ? 38 : 24}rem, (min-width: 40rem) 50vw, 100vw`}
      overline={article.category?.name}
      title={article.title}
      titleLines={2}
      text={article.teaser}
      textLines={2}
      compact={useFold() === 'short'}
      meta={<TeaserFacts article={article} />}
    />
  );
}
