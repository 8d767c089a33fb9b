import { ApiError, postsQuery, type Schemas, uniqueById, useApi } from '@foyer/api';
import { Button, Card, CompactErrorState, EmptyState, Loading, LockIcon, SkeletonPeople, Stack } from '@foyer/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { NoPosts } from './no-posts.tsx';
import { PostList } from './post-list.tsx';

/** The posts of a group that only its members may read. A page is the same for all, so they come with a call of the reader's own. */
export function ClosedStream({ options }: { options: Schemas['StreamWidgetModule']['options'] }) {
  const list = postsQuery(useApi(), options.groupId, options.maxRecords);
  const { data, error, isPending, isFetching, isError, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(list);
  if (isPending) return <LoadingPosts />;
  if (!data) return isMembersOnly(error) ? <ForMembers /> : <NotLoaded pending={isFetching} onRetry={() => void refetch()} />;
  const posts = uniqueById(data.pages.flatMap(({ results }) => results));
  if (posts.length === 0) return <NoPosts />;
  return (
    <PostList
      posts={posts}
      hasMore={hasNextPage}
      isFetching={isFetching}
      failed={isError && !isFetching}
      fetchMore={() => void fetchNextPage()}
    />
  );
}

const isMembersOnly = (error: unknown): boolean => error instanceof ApiError && error.problem.status === 404;

function LoadingPosts() {
  const label = useIntl().formatMessage({ defaultMessage: 'Loading posts', description: 'Read aloud while a group’s posts are fetched' });
  return (
    <Loading label={label}>
      <Stack gap="l">
        {[0, 1].map((row) => (
          <Card key={row}>
            <SkeletonPeople rows={1} />
          </Card>
        ))}
      </Stack>
    </Loading>
  );
}

function ForMembers() {
  return (
    <EmptyState
      icon={LockIcon}
      title={
        <FormattedMessage defaultMessage="For members of the group" description="Title of a group's posts that the reader may not read" />
      }
    >
      <FormattedMessage
        defaultMessage="Only group members can read the posts here."
        description="Text of a group's posts that the reader may not read"
      />
    </EmptyState>
  );
}

function NotLoaded({ pending, onRetry }: { pending: boolean; onRetry: () => void }) {
  return (
    <CompactErrorState
      title={
        <FormattedMessage defaultMessage="The posts could not be loaded" description="Title where a group's posts could not be fetched" />
      }
      action={
        <Button look="secondary" pending={pending} onClick={onRetry}>
          <FormattedMessage defaultMessage="Try again" description="Button below a group's posts when more could not be fetched" />
        </Button>
      }
    >
      <FormattedMessage
        defaultMessage="Check your connection and try again."
        description="Text where a group's posts could not be fetched"
      />
    </CompactErrorState>
  );
}
