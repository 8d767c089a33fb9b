import type { Schemas } from '@foyer/api';
import { Alert, Button } from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../app/use-problem-text.ts';
import * as styles from './comments.css.ts';
import { useDeleteComment } from './use-comments.ts';
import type { Content } from './content.ts';

/** Deletes a comment after a second press, for it cannot be taken back. */
export function DeleteComment({ content, comment }: { content: Content; comment: Schemas['Comment'] }) {
  const [asking, setAsking] = useState(false);
  const remove = useDeleteComment(content);
  const problemText = useProblemText();
  if (!asking) {
    return (
      <Button look="quiet" onClick={() => setAsking(true)}>
        <FormattedMessage defaultMessage="Delete" description="Button below one's own comment" />
      </Button>
    );
  }
  return (
    <div className={styles.actions}>
      {remove.isError && (
        <Alert tone="critical" role="alert">
          {problemText(remove.error)}
        </Alert>
      )}
      <Button look="danger" autoFocus pending={remove.isPending} onClick={() => remove.mutate(comment.id)}>
        <FormattedMessage defaultMessage="Delete for good" description="Button that confirms deleting a comment" />
      </Button>
      <Button look="quiet" onClick={() => setAsking(false)}>
        <FormattedMessage defaultMessage="Keep" description="Button that does not delete a comment after all" />
      </Button>
    </div>
  );
}
