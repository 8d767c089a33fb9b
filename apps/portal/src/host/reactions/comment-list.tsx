import { Alert, Button, CompactErrorState, Loading, SkeletonText, Text } from '@foyer/ui';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../errors/use-problem-text.ts';
import { CommentThread } from './comment-thread.tsx';
import { type CommentPages, threadsOf } from './comments-cache.ts';
import * as styles from './comments.css.ts';
import { useDiscussion } from './discussion.ts';
import { focusCommentSoon } from './focus-comment.ts';
import { useFold } from './use-fold.ts';
import { useGrowth } from './use-growth.ts';
import type { useLinkedComments } from './use-linked-comment.ts';

type Linked = ReturnType<typeof useLinkedComments>;

/** The threads that are there, and the way to newer and earlier ones. */
export function CommentList({ comments, linkedId, missing }: Linked) {
  const problemText = useProblemText();
  if (comments.isPending) {
    return (
      <Loading label={<FormattedMessage defaultMessage="Comments are loading." description="For screen readers, while comments load" />}>
        <SkeletonText lines={4} />
      </Loading>
    );
  }
  if (!comments.data) {
    const retry = (
      <Button look="secondary" onClick={() => void comments.refetch()}>
        <FormattedMessage defaultMessage="Try again" description="Button that loads failed comments again" />
      </Button>
    );
    return <CompactErrorState title={problemText(comments.error)} action={retry} />;
  }
  return (
    <>
      {missing && (
        <Alert role="status">
          <FormattedMessage
            defaultMessage="The comment you were looking for no longer exists. Here are the latest ones."
            description="Above the comments, where a link led to one that was deleted"
          />
        </Alert>
      )}
      <Threads comments={comments} data={comments.data} linkedId={linkedId} />
    </>
  );
}

function Threads({ comments, data, linkedId }: Pick<Linked, 'comments' | 'linkedId'> & { data: CommentPages }) {
  const { announce } = useDiscussion();
  const problemText = useProblemText();
  const threads = useMemo(() => threadsOf(data), [data]);
  const ids = useMemo(() => threads.map(({ id }) => id), [threads]);
  const { first, unfold } = useFold(threads, linkedId !== undefined);
  const mark = useGrowth(ids, (count) => announce('more', count));
  if (threads.length === 0) {
    return (
      <Text tone="muted" className={styles.none}>
        <FormattedMessage defaultMessage="No comments yet. Be the first." description="Below an article without comments" />
      </Text>
    );
  }
  const load = (end: 'first' | 'last') => {
    mark(end);
    void (end === 'first' ? comments.fetchPreviousPage() : comments.fetchNextPage());
  };
  const showAll = () => {
    unfold();
    announce('more', threads.length - threads.findIndex(({ id }) => id === first));
    if (first) focusCommentSoon(first);
  };
  return (
    <>
      {comments.isFetchPreviousPageError && <CompactErrorState title={problemText(comments.error)} />}
      {comments.hasPreviousPage && (
        <Button look="secondary" pending={comments.isFetchingPreviousPage} onClick={() => load('first')}>
          <FormattedMessage defaultMessage="Show newer comments" description="Button above the comments" />
        </Button>
      )}
      <ul className={styles.list}>
        {threads.map((thread) => {
          const holds = thread.id === linkedId || thread.replies.results.some(({ id }) => id === linkedId);
          return <CommentThread key={thread.id} thread={thread} linkedId={holds ? linkedId : undefined} folded={thread.id === first} />;
        })}
      </ul>
      {comments.isFetchNextPageError && <CompactErrorState title={problemText(comments.error)} />}
      {first !== undefined && (
        <Button look="secondary" className={styles.unfold} onClick={showAll}>
          <FormattedMessage
            defaultMessage="Show more comments"
            description="Button below the newest comments, which shows those that are folded away"
          />
        </Button>
      )}
      {comments.hasNextPage && first === undefined && (
        <Button look="secondary" pending={comments.isFetchingNextPage} onClick={() => load('last')}>
          <FormattedMessage defaultMessage="Show earlier comments" description="Button below the comments" />
        </Button>
      )}
    </>
  );
}
