import type { Schemas } from '@foyer/api';
import { Avatar, Heading, Image, Text } from '@foyer/ui';
import { FormattedDate } from 'react-intl';
import * as styles from './article-page.css.ts';
import { EventNote } from './event-note.tsx';

type Head = Pick<Schemas['ArticleTeaser'], 'title' | 'teaser' | 'category' | 'author' | 'publish_date' | 'event'>;

/** Picture, headline, author and introduction of an article. */
export function ArticleHeader({ article, image }: { article: Head; image: Schemas['Image'] | null }) {
  const { title, teaser, category, author, publish_date: published, event } = article;
  return (
    <header>
      {image && <Image {...image} ratio="16:9" rounded="l" priority sizes="(min-width: 48rem) 46rem, 100vw" />}
      {category && (
        <Text size="s" weight="medium" tone="brand">
          {category.name}
        </Text>
      )}
      <Heading level={1} size="display">
        {title}
      </Heading>
      <div className={styles.meta}>
        <Avatar name={author.name} src={author.image?.variants[0]?.src} size="s" decorative />
        <Text as="span" size="s">
          {author.name}
        </Text>
        <Text as="span" size="s" tone="muted">
          <time dateTime={published}>
            <FormattedDate value={published} dateStyle="long" />
          </time>
        </Text>
      </div>
      {event && <EventNote event={event} />}
      <Text size="l" weight="medium">
        {teaser}
      </Text>
    </header>
  );
}
