import type { Schemas } from '@foyer/api';
import { locales, ShortDate } from '@foyer/i18n';
import { localePath, paths } from '@foyer/links';
import { Card, classNames, Heading, Image, LinkTitle, Text } from '@foyer/ui';
import type { ReactNode } from 'react';
import { useLocale } from '../../host/language/use-locale.ts';
import * as styles from './onward.css.ts';

interface OnwardStoryProps {
  article: Schemas['ArticleTeaser'];
  /** Why it stands here, above its title; else its category does. */
  label?: ReactNode;
  as?: 'li' | 'div';
}

/** One article to go on with: a row with a small picture. */
export function OnwardStory({ article, label = article.category?.name, as = 'li' }: OnwardStoryProps) {
  const { tag, direction } = locales[article.content_locale];
  const picture = article.images.teaser;
  return (
    <Card as={as} padding="none" className={classNames(styles.story, !picture && styles.wordsOnly)}>
      {picture && <Image {...picture} alt="" ratio="fill" sizes="16rem" className={styles.picture} />}
      <div className={styles.words}>
        {label && (
          <Text size="s" tone="brand" weight="medium">
            {label}
          </Text>
        )}
        <Heading level={3} size="card" lang={tag} dir={direction}>
          <LinkTitle href={localePath(useLocale(), paths.article(article.id))}>{article.title}</LinkTitle>
        </Heading>
        <Text size="s" tone="muted">
          <ShortDate value={article.publish_date} />
        </Text>
      </div>
    </Card>
  );
}
