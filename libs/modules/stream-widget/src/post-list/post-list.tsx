import type { Schemas } from '@foyer/api';
import { GrowingList, type GrowingListProps, Masonry } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { PostCard } from '../post-card/post-card.tsx';

interface PostListProps extends Pick<GrowingListProps, 'hasMore' | 'isFetching' | 'failed' | 'fetchMore'> {
  posts: readonly Schemas['Post'][];
}

/** The posts and the button that fetches the next ones. */
export function PostList({ posts, ...more }: PostListProps) {
  return (
    <GrowingList
      {...more}
      total={posts.length}
      label={<FormattedMessage defaultMessage="Show more posts" description="Button below a group's posts on a page" />}
      retryLabel={<FormattedMessage defaultMessage="Try again" description="Button below a group's posts when more could not be fetched" />}
      failure={
        <FormattedMessage
          defaultMessage="The next posts could not be loaded. Check your connection and try again."
          description="Below a group's posts when more could not be fetched"
        />
      }
    >
      <Masonry columns="wide">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </Masonry>
    </GrowingList>
  );
}
