import type { Schemas } from '@foyer/api';
import { Masonry, MoreEntries, Stack, useNewEntryFocus } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { PostCard } from '../post-card/post-card.tsx';

interface PostListProps {
  posts: readonly Schemas['Post'][];
  hasMore: boolean;
  isFetching: boolean;
  failed: boolean;
  fetchMore: () => void;
}

/** The posts and the button that fetches the next ones. The first of them gets the focus. */
export function PostList({ posts, hasMore, isFetching, failed, fetchMore }: PostListProps) {
  const { ref, mark } = useNewEntryFocus(posts.length);
  const showMore = () => {
    mark();
    fetchMore();
  };
  return (
    <Stack gap="l" ref={ref}>
      <Masonry columns="wide">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </Masonry>
      {(hasMore || failed) && (
        <MoreEntries
          pending={isFetching}
          onMore={showMore}
          label={
            failed ? (
              <FormattedMessage defaultMessage="Try again" description="Button below a group's posts when more could not be fetched" />
            ) : (
              <FormattedMessage defaultMessage="Show more posts" description="Button below a group's posts on a page" />
            )
          }
          failure={
            failed && (
              <FormattedMessage
                defaultMessage="The next posts could not be loaded. Check your connection and try again."
                description="Below a group's posts when more could not be fetched"
              />
            )
          }
        />
      )}
    </Stack>
  );
}
