import { commentsQuery, type Schemas, useApi } from '@foyer/api';
import { Button, CompactErrorState, Heading, Loading, SkeletonText, Stack, Text } from '@foyer/ui';
import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../app/use-problem-text.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import * as styles from './comments.css.ts';
import type { Content } from './content.ts';

/** What people say about an article, newest first, and the place to join in. */
export function Comments({ content }: { content: Content }) {
  const comments = useInfiniteQuery(commentsQuery(useApi(), content));
  const total = comments.data?.pages[0]?.total;
  return (
    <Stack as="section" gap="m" id="comments" className={styles.section} aria-labelledby="comments-heading">
      <Heading level={2} id="comments-heading">
        <FormattedMessage
          defaultMessage="{total, plural, =0 {Comments} one {# comment} other {# comments}}"
          description="Heading above the comments of an article"
          values={{ total: total ?? 0 }}
        />
      </Heading>
      <CommentForm content={content} />
      <CommentList content={content} comments={comments} />
    </Stack>
  );
}

type CommentsQuery = UseInfiniteQueryResult<InfiniteData<Schemas['CommentList']>>;

function CommentList({ content, comments }: { content: Content; comments: CommentsQuery }) {
  const problemText = useProblemText();
  const retry = (
    <Button look="secondary" onClick={() => void comments.refetch()}>
      <FormattedMessage defaultMessage="Try again" description="Button that loads failed comments again" />
    </Button>
  );
  if (comments.isPending) {
    return (
      <Loading label={<FormattedMessage defaultMessage="Comments are loading." description="For screen readers, while comments load" />}>
        <SkeletonText lines={4} />
      </Loading>
    );
  }
  if (!comments.data) return <CompactErrorState title={problemText(comments.error)} action={retry} />;
  const list = comments.data.pages.flatMap((page) => page.results);
  if (list.length === 0) {
    return (
      <Text tone="muted">
        <FormattedMessage defaultMessage="Nobody has commented yet. Be the first." description="Below an article without comments" />
      </Text>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {list.map((comment) => (
          <CommentItem key={comment.id} content={content} comment={comment} />
        ))}
      </ul>
      {comments.isFetchNextPageError && <CompactErrorState title={problemText(comments.error)} />}
      {comments.hasNextPage && (
        <Button look="secondary" pending={comments.isFetchingNextPage} onClick={() => void comments.fetchNextPage()}>
          <FormattedMessage defaultMessage="Show earlier comments" description="Button below the comments" />
        </Button>
      )}
    </>
  );
}
