import { ConfirmDialog } from '@foyer/ui';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../errors/use-problem-text.ts';
import type { Content } from './content.ts';
import { useDiscussion } from './discussion.ts';
import { useDeleteComment } from './use-comments.ts';

interface DeleteCommentProps {
  content: Content;
  id: string;
  open: boolean;
  onClose: () => void;
}

/** Asks once more before a comment is deleted, for it cannot be undone. */
export function DeleteComment({ content, id, open, onClose }: DeleteCommentProps) {
  const remove = useDeleteComment(content);
  const problemText = useProblemText();
  const { announce } = useDiscussion();
  const deleted = useRef(false);
  const onSuccess = () => {
    deleted.current = true;
    announce('deleted');
  };
  // The comment takes its button along, to which the focus would have returned.
  useEffect(
    () => () => {
      if (deleted.current) document.getElementById('comments-heading')?.focus();
    },
    [],
  );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={() => {
        remove.reset();
        onClose();
      }}
      look="danger"
      title={<FormattedMessage defaultMessage="Delete this comment?" description="Question before a comment is deleted" />}
      confirmLabel={<FormattedMessage defaultMessage="Delete for good" description="Button that confirms deleting a comment" />}
      cancelLabel={<FormattedMessage defaultMessage="Keep" description="Button that does not delete a comment after all" />}
      pending={remove.isPending}
      error={remove.isError && problemText(remove.error)}
      onConfirm={() => remove.mutate(id, { onSuccess })}
    >
      <FormattedMessage defaultMessage="This cannot be undone." description="Below the question before a comment is deleted" />
    </ConfirmDialog>
  );
}
