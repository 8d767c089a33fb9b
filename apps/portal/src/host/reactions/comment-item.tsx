import type { Schemas } from '@foyer/api';
import { Button, classNames, Text } from '@foyer/ui';
import { memo, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { loadChunk } from '../app/chunk.ts';
import { PersonPortrait } from '../people/person-portrait.tsx';
import { CommentByline } from './comment-byline.tsx';
import { CommentText } from './comment-text.tsx';
import * as styles from './comments.css.ts';
import { useDiscussion } from './discussion.ts';
import { drafts } from './drafts.ts';
import { elementId, focusCommentSoon } from './focus-comment.ts';
import { isBegun } from './use-writing.ts';

const ChangeForm = lazy(() => loadChunk(async () => ({ default: (await import('./change-form.tsx')).ChangeForm })));

interface CommentItemProps {
  comment: Schemas['Reply'];
  /** A link led to it. */
  linked?: boolean;
  /** The list can fold it away, with all after it. */
  folded?: boolean;
  onReply: (to: Schemas['Reply']) => void;
  /** Its replies. */
  children?: ReactNode;
}

/** One comment or reply with its author, and what the reader may do with it. */
export const CommentItem = memo(function CommentItem({ comment, linked = false, folded = false, onReply, children }: CommentItemProps) {
  const { content } = useDiscussion();
  const [changing, setChanging] = useState(false);
  const { id, author, permissions } = comment;
  // What was begun before a reload or an ended session goes on.
  useEffect(() => {
    if (permissions.edit && isBegun(drafts.change(id))) setChanging(true);
  }, [id, permissions.edit]);
  const close = () => {
    setChanging(false);
    focusCommentSoon(id);
  };
  return (
    <li id={elementId(id)} className={classNames(styles.item, linked && styles.linked, folded && styles.folded)}>
      <PersonPortrait person={author} size="xs" />
      <div className={styles.body}>
        <CommentByline comment={comment} changing={changing} onChange={() => setChanging(true)} />
        {changing ? (
          <Suspense fallback={<CommentText {...comment} />}>
            <ChangeForm {...{ content, comment }} onClose={close} />
          </Suspense>
        ) : (
          <CommentText {...comment} />
        )}
        {permissions.reply && !changing && (
          <Button look="quiet" className={styles.reply} onClick={() => onReply(comment)}>
            <FormattedMessage defaultMessage="Reply" description="Button below a comment" />
          </Button>
        )}
        {children}
      </div>
    </li>
  );
});

/** The place of a deleted comment, which its replies still need. */
export function DeletedComment({ id, folded, children }: { id: string; folded: boolean; children: ReactNode }) {
  return (
    <li id={elementId(id)} className={classNames(styles.item, folded && styles.folded)}>
      <span className={styles.noPortrait} aria-hidden />
      <div className={styles.body}>
        <Text tone="muted" className={styles.deleted}>
          <FormattedMessage defaultMessage="This comment was deleted." description="In place of a deleted comment that has replies" />
        </Text>
        {children}
      </div>
    </li>
  );
}
