import { type Schemas, useConfirmed } from '@foyer/api';
import { ConfirmationState, EventTime, ShortDate, useReactionTexts } from '@foyer/i18n';
import { CalendarIcon, Counts, Fact, TaskBadge } from '@foyer/ui';
import * as styles from './teaser-facts.css.ts';

/**
 * The facts at the foot of a teaser: when the event is, when it was published, whether it asks for a read confirmation or has the reader's, how
 * many like and discuss it.
 */
export function TeaserFacts({ article }: { article: Schemas['ArticleTeaser'] }) {
  const texts = useReactionTexts();
  const confirmed = useConfirmed(article);
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
        <TaskBadge done={confirmed}>
          <ConfirmationState confirmed={confirmed} />
        </TaskBadge>
      )}
      <Counts likes={likes > 0 ? texts.likes(likes) : undefined} comments={comments > 0 ? texts.comments(comments) : undefined} />
    </>
  );
}
