import { type Schemas, useApi } from '@foyer/api';
import { localePath, locales } from '@foyer/i18n';
import { MediaCard } from '@foyer/ui';
import { TeaserFacts } from '../teaser-facts/teaser-facts.tsx';

/** An article as a card that leads to it. The text keeps its own language: it may not be translated into the reader's. */
export function TeaserCard({ article }: { article: Schemas['ArticleTeaser'] }) {
  return (
    <MediaCard
      href={localePath(useApi().locale, `/news/${article.id}`)}
      lang={locales[article.content_locale].tag}
      dir={locales[article.content_locale].direction}
      image={article.images.teaser}
      sizes="(min-width: 60rem) 24rem, (min-width: 40rem) 50vw, 100vw"
      overline={article.category?.name}
      title={article.title}
      text={article.teaser}
      meta={<TeaserFacts article={article} />}
    />
  );
}
