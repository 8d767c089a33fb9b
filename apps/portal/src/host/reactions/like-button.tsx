import { likesQuery, useApi, useLike } from '@foyer/api';
import { Button, HeartIcon, Icon, SkeletonBlock } from '@foyer/ui';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import * as styles from './like-button.css.ts';
import type { Content } from './content.ts';
import { LikeFailed } from './like-failed.tsx';

/** Likes an article or takes it back, with the number of people who do; below it, why that was not saved. */
export function LikeButton({ content }: { content: Content }) {
  const { data: likes } = useQuery(likesQuery(useApi(), content));
  const like = useLike(content);
  if (!likes) return <SkeletonBlock size="s" className={styles.placeholder} />;
  return (
    <>
      <Button
        look={likes.liked ? 'primary' : 'secondary'}
        aria-pressed={likes.liked}
        icon={<Icon icon={HeartIcon} className={likes.liked ? styles.filled : undefined} />}
        onClick={like.toggle}
      >
        {likes.count > 0 ? (
          <FormattedMessage
            defaultMessage="{count, plural, one {# like} other {# likes}}"
            description="Button that likes an article, with the number of likes"
            values={{ count: likes.count }}
          />
        ) : (
          <FormattedMessage defaultMessage="Like" description="Button that likes an article without likes" />
        )}
      </Button>
      {like.error && <LikeFailed error={like.error} wanted={like.variables === true} onRetry={like.retry} />}
    </>
  );
}
