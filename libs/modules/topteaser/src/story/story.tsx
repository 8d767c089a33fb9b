import { type Schemas, useApi, useConfirmed } from '@foyer/api';
import { ConfirmationState, EventTime, locales, ShortDate } from '@foyer/i18n';
import { localePath, paths } from '@foyer/links';
import { CalendarIcon, Card, CardControls, Fact, Heading, Image, LinkArea, TaskBadge, Text } from '@foyer/ui';
import { StoryCounts } from '../story-counts/story-counts.tsx';
import * as styles from './story.css.ts';

interface StoryProps {
  article: Schemas['ArticleTeaser'];
  /** Its picture is the largest of the first view, so it comes before all others. */
  first: boolean;
}

/** A top story: a large picture, and beside or below it what it is about. All of it is one link. */
export function Story({ article, first }: StoryProps) {
  const { id, title, teaser, category, event, images, publish_date: published, content_locale: language, confirmation } = article;
  const confirmed = useConfirmed(article);
  return (
    <div className={styles.place}>
      <Card as="article" padding="none" lang={locales[language].tag} dir={locales[language].direction} className={styles.card}>
        {images.teaser && (
          <div className={styles.picture}>
            {/* The title says what the story is about; the picture would only repeat it. */}
            <Image {...images.teaser} alt="" ratio="fill" priority={first} sizes="(min-width: 60rem) 44rem, 100vw" />
          </div>
        )}
        <div className={styles.body}>
          {category && (
            <Text size="xs" tone="brand" weight="strong">
              {category.name}
            </Text>
          )}
          <Heading size="section" className={styles.title} title={title}>
            <LinkArea href={localePath(useApi().locale, paths.article(id))}>{title}</LinkArea>
          </Heading>
          <p className={styles.teaser}>{teaser}</p>
          {event && (
            <p className={styles.event}>
              <Fact icon={CalendarIcon}>
                <EventTime event={event} />
              </Fact>
            </p>
          )}
          <CardControls className={styles.foot}>
            <ShortDate value={published} />
            {confirmation && (
              <TaskBadge done={confirmed}>
                <ConfirmationState confirmed={confirmed} />
              </TaskBadge>
            )}
            {/* Last: where the settings come later than the story, it does not move anything. */}
            <StoryCounts article={article} />
          </CardControls>
        </div>
      </Card>
    </div>
  );
}
