import type { Schemas } from '@foyer/api';
import { Avatar, DeleteIcon, Icon, IconButton, Text } from '@foyer/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { RelativeTime } from '../app/relative-time.tsx';
import * as styles from './comments.css.ts';
import { DeleteComment } from './delete-comment.tsx';
import type { Content } from './content.ts';

/** One comment with its author, and the means to delete it where the reader may. */
export function CommentItem({ content, comment }: { content: Content; comment: Schemas['Comment'] }) {
  const [deleting, setDeleting] = useState(false);
  const intl = useIntl();
  const { author, text, created_at: created, permissions } = comment;
  return (
    <li className={styles.item}>
      <Avatar name={author.name} src={author.image?.variants[0]?.src} size="s" decorative />
      <div className={styles.body}>
        <div className={styles.byline}>
          <Text as="strong" size="s">
            {author.name}
          </Text>
          <Text as="span" size="s" tone="muted">
            <RelativeTime value={created} />
          </Text>
          {permissions.delete && !deleting && (
            <span className={styles.aside}>
              <IconButton
                label={intl.formatMessage({ defaultMessage: 'Delete comment', description: "Button beside one's own comment" })}
                icon={<Icon icon={DeleteIcon} />}
                onClick={() => setDeleting(true)}
              />
            </span>
          )}
        </div>
        <Text preserveLines dir="auto" className={styles.text}>
          {text}
        </Text>
        {deleting && <DeleteComment content={content} id={comment.id} onKeep={() => setDeleting(false)} />}
      </div>
    </li>
  );
}
