import type { Schemas } from '@foyer/api';
import { RelativeTime } from '@foyer/i18n';
import { DeleteIcon, EditIcon, Icon, IconButton, Text } from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PersonName } from '../people/person-name.tsx';
import * as styles from './comments.css.ts';
import { DeleteComment } from './delete-comment.tsx';
import { useDiscussion } from './discussion.ts';
import { useStillEditable } from './use-still-editable.ts';

interface CommentBylineProps {
  comment: Schemas['Reply'];
  /** It is being changed. */
  changing: boolean;
  onChange: () => void;
}

/** Who wrote a comment, when, and when it was changed; the means to change and to delete it at the end of the line. */
export function CommentByline({ comment, changing, onChange }: CommentBylineProps) {
  const { author, created_at: created, edited_at: edited } = comment;
  return (
    <div className={styles.byline}>
      <PersonName person={author} />
      <Text as="span" size="s" tone="muted">
        <RelativeTime value={created} />
      </Text>
      {edited && (
        <Text as="span" size="s" tone="muted">
          <FormattedMessage
            defaultMessage="edited {time}"
            description="After the time of a comment; the time is a relative one such as “5 minutes ago”"
            values={{ time: <RelativeTime value={edited} /> }}
          />
        </Text>
      )}
      {!changing && <CommentMeans comment={comment} onChange={onChange} />}
    </div>
  );
}

function CommentMeans({ comment, onChange }: Pick<CommentBylineProps, 'comment' | 'onChange'>) {
  const { content } = useDiscussion();
  const [deleting, setDeleting] = useState(false);
  const intl = useIntl();
  const editable = useStillEditable(comment.editable_until) && comment.permissions.edit;
  if (!editable && !comment.permissions.delete) return null;
  return (
    <span className={styles.aside}>
      {editable && (
        <IconButton
          label={intl.formatMessage({ defaultMessage: 'Edit comment', description: "Button beside one's own comment" })}
          icon={<Icon icon={EditIcon} />}
          onClick={onChange}
        />
      )}
      {comment.permissions.delete && (
        <>
          <IconButton
            label={intl.formatMessage({ defaultMessage: 'Delete comment', description: "Button beside one's own comment" })}
            icon={<Icon icon={DeleteIcon} />}
            onClick={() => setDeleting(true)}
          />
          <DeleteComment content={content} id={comment.id} open={deleting} onClose={() => setDeleting(false)} />
        </>
      )}
    </span>
  );
}
