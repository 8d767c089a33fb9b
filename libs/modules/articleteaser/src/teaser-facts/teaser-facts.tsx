import type { Schemas } from '@foyer/api';
import { ConfirmationAsked, EventTime, ShortDate, useReactionTexts } from '@foyer/i18n';
import { Badge, CalendarIcon, Counts, Fact } from '@foyer/ui';
import * as styles from './teaser-facts.css.ts';

/**
 * The facts at the foot of a teaser: when the event is, when it was published, whether it asks for a read confirmation, how many like
 * and discuss it.
 */
export function TeaserFacts({ article }: { article: Schemas['ArticleTeaser'] }) {
  const texts = useReactionTexts();
  const { event, publish_date: published, likes_count: likes, comments_count: comments, confirmation } = article;
  return (
    <>
      {event && (
        <span className={styles.event}>
          <Fact icon={CalendarIcon}>
            <EventTime event={event} />
          </Fact>
        </span>
      )}
      <ShortDate value={published} />
      {confirmation && (
        <Badge tone="info">
          <ConfirmationAsked />
        </Badge>
      )}
      <Counts likes={likes > 0 ? texts.likes(likes) : undefined} comments={comments > 0 ? texts.comments(comments) : undefined} />
    </>
  );
}
