import { type Schemas, settingsQuery, useApi } from '@foyer/api';
import { useReactionTexts } from '@foyer/i18n';
import { Counts } from '@foyer/ui';
import { useQuery } from '@tanstack/react-query';
import { LikeToggle } from '../like-toggle/like-toggle.tsx';

/** How many like and discuss a story, where that is allowed and the customer's settings show it. */
export function StoryCounts({ article }: { article: Schemas['ArticleTeaser'] }) {
  const texts = useReactionTexts();
  // The settings are part of every first view; they do not change while a page is open.
  const { data: settings } = useQuery({ ...settingsQuery(useApi()), staleTime: Infinity });
  const { likes_allowed, comments_allowed, likes_count: likes, comments_count: comments } = article;
  const likesByButton = likes_allowed && settings?.base_options.clickable_like_in_top_teaser;
  const showsComments = comments_allowed && settings?.base_options.show_comment_icon_in_top_teaser;
  return (
    <>
      {likesByButton && <LikeToggle article={article} />}
      <Counts
        likes={likes_allowed && !likesByButton ? texts.likes(likes) : undefined}
        comments={showsComments ? texts.comments(comments) : undefined}
      />
    </>
  );
}
