import type { Schemas } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { Cluster, LinkButton } from '@foyer/ui';
import { useIntl } from 'react-intl';
import { useLocale } from '../../host/language/use-locale.ts';
import * as styles from './article-topics.css.ts';

/** The ways on from an article: its category and its topics, each to the list of what else there is. */
export function ArticleTopics({ article }: { article: Pick<Schemas['Article'], 'category' | 'topics'> }) {
  const intl = useIntl();
  const locale = useLocale();
  const { category, topics } = article;
  if (!category && topics.length === 0) return null;
  return (
    <nav
      className={styles.topics}
      aria-label={intl.formatMessage({
        defaultMessage: 'More on this',
        description: 'Name of the links to an article’s category and topics',
      })}
    >
      <Cluster gap="xs">
        {category && (
          <LinkButton look="secondary" href={localePath(locale, paths.category(category.id))}>
            {category.name}
          </LinkButton>
        )}
        {topics.map(({ id, name }) => (
          <LinkButton key={id} look="secondary" href={localePath(locale, `${paths.news}?topic=${encodeURIComponent(id)}`)}>
            {name}
          </LinkButton>
        ))}
      </Cluster>
    </nav>
  );
}
