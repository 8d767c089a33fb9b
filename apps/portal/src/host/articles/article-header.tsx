import type { Schemas } from '@foyer/api';
import { locales, ShortDate } from '@foyer/i18n';
import { Heading, Image, Stack, Text } from '@foyer/ui';
import { PersonName } from '../people/person-name.tsx';
import { PersonPortrait } from '../people/person-portrait.tsx';
import * as styles from './article-page.css.ts';
import { EventNote } from './event-note.tsx';

type Head = Pick<Schemas['ArticleTeaser'], 'id' | 'title' | 'teaser' | 'category' | 'publish_date' | 'event'> &
  Pick<Schemas['PageArticle'], 'author'>;

interface ArticleHeaderProps {
  article: Head;
  image: Schemas['Image'] | null;
  /** The language of the title, where it need not be the article's. */
  titleLocale?: Schemas['Locale'];
  /** Whether its reader is given the event as a calendar file; members and guests are. */
  calendar?: boolean;
}

/** Headline, introduction, author and picture of an article. */
export function ArticleHeader({ article, image, titleLocale, calendar = true }: ArticleHeaderProps) {
  const { id, title, teaser, category, author, publish_date: published, event } = article;
  const titleLanguage = titleLocale && locales[titleLocale];
  return (
    <Stack as="header" gap="m">
      <Stack gap="xs">
        {category && (
          <Text size="s" weight="medium" tone="brand">
            {category.name}
          </Text>
        )}
        <Heading level={1} size="display" lang={titleLanguage?.tag} dir={titleLanguage?.direction}>
          {title}
        </Heading>
      </Stack>
      <Text size="l">{teaser}</Text>
      <div className={styles.meta}>
        {author && (
          <>
            <PersonPortrait person={author} />
            <PersonName person={author} />
          </>
        )}
        <Text as="span" size="s" tone="muted">
          <ShortDate value={published} length="long" />
        </Text>
      </div>
      {event && <EventNote id={calendar ? id : null} event={event} />}
      {image && <Image {...image} ratio="16:9" rounded="l" priority sizes="(min-width: 48rem) 46rem, 100vw" />}
    </Stack>
  );
}
