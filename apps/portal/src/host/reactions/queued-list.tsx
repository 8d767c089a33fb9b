import { classNames } from '@foyer/ui';
import { useUser } from '../app/shell-data.ts';
import { AllMessages } from '../language/all-messages.tsx';
import { beginWriting } from './begin-writing.ts';
import { threadsOf } from './comments-cache.ts';
import * as styles from './comments.css.ts';
import { useDiscussion } from './discussion.ts';
import { drafts } from './drafts.ts';
import { useQueue } from './outbox.ts';
import { QueuedComment } from './queued-comment.tsx';
import type { QueuedListProps } from './waiting.ts';

/** The reader's comments on the article that wait for a connection or were refused. */
export function QueuedList({ threadId, comments, onEdit }: QueuedListProps) {
  const { content } = useDiscussion();
  const own = useQueue(useUser()?.user_id).filter((queued) => queued.content.type === content.type && queued.content.id === content.id);
  const threads = new Set(comments?.data && threadsOf(comments.data).map(({ id }) => id));
  const isAlone = (thread: string | null) => thread === null || (!comments?.isPending && !threads.has(thread));
  const shown = own.filter((queued) => (threadId === undefined ? isAlone(queued.threadId) : queued.threadId === threadId));
  if (shown.length === 0) return null;
  return (
    <AllMessages part="late">
      <ul className={classNames(styles.list, threadId === undefined ? styles.queue : styles.thread)}>
        {shown.map((comment) => (
          <QueuedComment
            key={comment.key}
            comment={comment}
            onEdit={(writing) => {
              beginWriting(threadId === undefined ? drafts.comment(content) : drafts.reply(threadId), writing);
              onEdit();
            }}
          />
        ))}
      </ul>
    </AllMessages>
  );
}
