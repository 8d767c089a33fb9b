import { type Schemas, settingsQuery, useApi } from '@foyer/api';
import { CommentIcon, Fact, HeartIcon } from '@foyer/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { LikeToggle } from '../like-toggle/like-toggle.tsx';

/** How many like and discuss a story, where that is allowed and the customer's settings show it. */
export function StoryCounts({ article }: { article: Schemas['ArticleTeaser'] }) {
  const intl = useIntl();
  // The settings are part of every first view; they do not change while a page is open.
  const { data: settings } = useQuery({ ...settingsQuery(useApi()), staleTime: Infinity });
  const { likes_allowed, comments_allowed, likes_count: likes, comments_count: comments } = article;
  return (
    <>
      {likes_allowed &&
        (settings?.base_options.clickable_like_in_top_teaser ? (
          <LikeToggle article={article} />
        ) : (
          <Fact
            icon={HeartIcon}
            label={intl.formatMessage(
              { defaultMessage: '{count, plural, one {# like} other {# likes}}', description: 'Likes of an article' },
              { count: likes },
            )}
          >
            {intl.formatNumber(likes)}
          </Fact>
        ))}
      {comments_allowed && settings?.base_options.show_comment_icon_in_top_teaser && (
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
