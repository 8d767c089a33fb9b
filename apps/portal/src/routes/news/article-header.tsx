import type { Schemas } from '@foyer/api';
import { Avatar, Heading, Image, Stack, Text } from '@foyer/ui';
import { FormattedDate } from 'react-intl';
import * as styles from './article-page.css.ts';
import { EventNote } from './event-note.tsx';

type Head = Pick<Schemas['ArticleTeaser'], 'title' | 'teaser' | 'category' | 'author' | 'publish_date' | 'event'>;

/** Headline, introduction, author and picture of an article. */
export function ArticleHeader({ article, image }: { article: Head; image: Schemas['Image'] | null }) {
  const { title, teaser, category, author, publish_date: published, event } = article;
  return (
    <Stack as="header" gap="m">
      <Stack gap="xs">
        {category && (
          <Text size="s" weight="medium" tone="brand">
            {category.name}
          </Text>
        )}
        <Heading level={1} size="display">
          {title}
        </Heading>
      </Stack>
      <Text size="l">{teaser}</Text>
      <div className={styles.meta}>
        <Avatar name={author.name} src={author.image?.variants[0]?.src} size="s" decorative />
        <Text as="span" size="s" weight="medium">
          {author.name}
        </Text>
        <Text as="span" size="s" tone="muted">
          <time dateTime={published}>
            <FormattedDate value={published} dateStyle="long" />
          </time>
        </Text>
      </div>
      {event && <EventNote event={event} />}
      {image && <Image {...image} ratio="16:9" rounded="l" priority sizes="(min-width: 48rem) 46rem, 100vw" />}
    </Stack>
  );
}
