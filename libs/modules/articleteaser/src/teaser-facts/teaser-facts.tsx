import type { Schemas } from '@foyer/api';
import { EventTime, ShortDate } from '@foyer/i18n';
import { CalendarIcon, CommentIcon, Fact, HeartIcon } from '@foyer/ui';
import { useIntl } from 'react-intl';

/** The facts at the foot of a teaser: when the event is, or when it was published, and how many like and discuss it. */
export function TeaserFacts({ article }: { article: Schemas['ArticleTeaser'] }) {
  const intl = useIntl();
  const { event, publish_date: published, likes_count: likes, comments_count: comments } = article;
  return (
    <>
      {event ? (
        <Fact icon={CalendarIcon}>
          <EventTime event={event} />
        </Fact>
      ) : (
        <ShortDate value={published} />
      )}
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
