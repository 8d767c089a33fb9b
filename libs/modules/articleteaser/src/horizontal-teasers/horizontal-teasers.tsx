import { type Schemas, useApi } from '@foyer/api';
import { locales } from '@foyer/i18n';
import { localePath, paths } from '@foyer/links';
import { Card, Clamp, Heading, Image, LinkArea, Text, useFold } from '@foyer/ui';
import { TeaserFacts } from '../teaser-facts/teaser-facts.tsx';
import * as styles from './horizontal-teasers.css.ts';

/** How many teasers lie side by side (content §9). */
const most = 2;

/** At most two teasers with the picture beside the text. */
export function HorizontalTeasers({ articles }: { articles: readonly Schemas['ArticleTeaser'][] }) {
  return (
    <ul role="list" className={styles.lists[useFold() === 'short' ? 'short' : 'whole']}>
      {articles.slice(0, most).map((article) => (
        <HorizontalTeaser key={article.id} article={article} />
      ))}
    </ul>
  );
}

function HorizontalTeaser({ article }: { article: Schemas['ArticleTeaser'] }) {
  const { id, title, teaser, category, images, content_locale: language } = article;
  const { tag, direction } = locales[language];
  return (
    <li className={styles.item}>
      <Card as="article" padding="none" lang={tag} dir={direction} className={styles.card}>
        {images.teaser && (
          <div className={styles.picture}>
            <Image {...images.teaser} alt="" ratio="fill" sizes="(min-width: 60rem) 16rem, (min-width: 40rem) 40vw, 100vw" />
          </div>
        )}
        <div className={styles.body}>
          {category && (
            <Text size="xs" tone="brand" weight="strong" className={styles.category}>
              {category.name}
            </Text>
          )}
          <Heading size="card" className={styles.title}>
            <LinkArea href={localePath(useApi().locale, paths.article(id))}>{title}</LinkArea>
          </Heading>
          <Clamp lines={2} dir={direction} className={styles.text}>
            {teaser}
          </Clamp>
          <div className={styles.facts}>
            <TeaserFacts article={article} />
          </div>
        </div>
      </Card>
    </li>
  );
}
