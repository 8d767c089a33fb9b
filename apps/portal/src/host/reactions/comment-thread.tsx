import type { Schemas } from '@foyer/api';
import { lazy, memo, Suspense, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { loadChunk } from '../app/chunk.ts';
import { CommentItem, DeletedComment } from './comment-item.tsx';
import * as styles from './comments.css.ts';
import { useDiscussion } from './discussion.ts';
import { drafts } from './drafts.ts';
import { focusCommentSoon } from './focus-comment.ts';
import { MoreReplies } from './more-replies.tsx';
import { Queued } from './queued.tsx';
import { isBegun } from './use-writing.ts';

const ReplyForm = lazy(() => loadChunk(async () => ({ default: (await import('./reply-form.tsx')).ReplyForm })));

interface CommentThreadProps {
  thread: Schemas['Comment'];
  /** The comment or reply that a link led to, where it is one of these. */
  linkedId: string | undefined;
  /** The list folds it away, with all after it. */
  folded: boolean;
}

/** A comment and its replies. It is drawn again only when one of them changes, however many others come. */
export const CommentThread = memo(function CommentThread({ thread, linkedId, folded }: CommentThreadProps) {
  const { content, announce } = useDiscussion();
  const [replyTo, setReplyTo] = useState<Schemas['Reply'] | null>(null);
  const reply = useCallback((to: Schemas['Reply']) => setReplyTo(to), []);
  // What was begun before a reload or an ended session goes on.
  const resume = useEffectEvent((id: string) => {
    if (isBegun(drafts.reply(id))) setReplyTo((current) => current ?? thread);
  });
  useEffect(() => resume(thread.id), [thread.id]);
  const { results, earlier, later } = thread.replies;
  const replies = (results.length > 0 || replyTo) && (
    <div className={styles.thread}>
      {earlier && <MoreReplies thread={thread} side="before" />}
      <ul className={styles.replies}>
        {results.map((entry) => (
          <CommentItem key={entry.id} comment={entry} linked={entry.id === linkedId} onReply={reply} />
        ))}
      </ul>
      {later && <MoreReplies thread={thread} side="after" />}
      {replyTo && (
        <Suspense>
          <ReplyForm
            key={replyTo.id}
            {...{ content, threadId: thread.id, to: replyTo }}
            onSent={({ id, queued: waits }) => {
              setReplyTo(null);
              if (!waits) announce('sent');
              focusCommentSoon(id);
            }}
            onCancel={() => {
              setReplyTo(null);
              focusCommentSoon(replyTo.id);
            }}
          />
        </Suspense>
      )}
    </div>
  );
  const waiting = <Queued threadId={thread.id} onEdit={() => setReplyTo(thread)} />;
  if (thread.deleted)
    return (
      <DeletedComment id={thread.id} folded={folded}>
        {replies}
        {waiting}
      </DeletedComment>
    );
  return (
    <CommentItem comment={thread} linked={thread.id === linkedId} folded={folded} onReply={reply}>
      {replies}
      {waiting}
    </CommentItem>
  );
});
