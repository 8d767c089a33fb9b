import type { Schemas } from '@foyer/api';
import { EventTime, ShortDate } from '@foyer/i18n';
import { CalendarIcon, CommentIcon, Fact, HeartIcon } from '@foyer/ui';
import { useIntl } from 'react-intl';
import * as styles from './teaser-facts.css.ts';

/** The facts at the foot of a teaser: when the event is, when it was published, how many like and discuss it. */
export function TeaserFacts({ article }: { article: Schemas['ArticleTeaser'] }) {
  const intl = useIntl();
  const { event, publish_date: published, likes_count: likes, comments_count: comments } = article;
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
      {likes > 0 && (
        <Fact
          icon={HeartIcon}
          label={intl.formatMessage(
            { defaultMessage: '{count, plural, one {# like} other {# likes}}', description: 'Likes of an article' },
            { count: likes },
          )}
        >
          {intl.formatNumber(likes)}
        </Fact>
      )}
      {comments > 0 && (
        <Fact
          icon={CommentIcon}
          label={intl.formatMessage(
            { defaultMessage: '{count, plural, one {# comment} other {# comments}}', description: 'Comments on an article' },
            { count: comments },
          )}
        >
          {intl.formatNumber(comments)}
        </Fact>
      )}
    </>
  );
}
