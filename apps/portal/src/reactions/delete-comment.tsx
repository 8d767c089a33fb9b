import { Alert, Button } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../app/use-problem-text.ts';
import * as styles from './comments.css.ts';
import type { Content } from './content.ts';
import { useDeleteComment } from './use-comments.ts';

interface DeleteCommentProps {
  content: Content;
  id: string;
  onKeep: () => void;
}

/** Asks once more before a comment is deleted, for it cannot be taken back. */
export function DeleteComment({ content, id, onKeep }: DeleteCommentProps) {
  const remove = useDeleteComment(content);
  const problemText = useProblemText();
  return (
    <div className={styles.actions}>
      {remove.isError && (
        <Alert tone="critical" role="alert">
          {problemText(remove.error)}
        </Alert>
      )}
      <Button look="danger" autoFocus pending={remove.isPending} onClick={() => remove.mutate(id)}>
        <FormattedMessage defaultMessage="Delete for good" description="Button that confirms deleting a comment" />
      </Button>
      <Button look="quiet" onClick={onKeep}>
        <FormattedMessage defaultMessage="Keep" description="Button that does not delete a comment after all" />
      </Button>
    </div>
  );
}
