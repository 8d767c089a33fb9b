import type { Schemas } from '@foyer/api';
import { Avatar, Text } from '@foyer/ui';
import { RelativeTime } from '../app/relative-time.tsx';
import * as styles from './comments.css.ts';
import { DeleteComment } from './delete-comment.tsx';
import type { Content } from './content.ts';

/** One comment with its author, and the means to delete it where the reader may. */
export function CommentItem({ content, comment }: { content: Content; comment: Schemas['Comment'] }) {
  const { author, text, created_at: created, permissions } = comment;
  return (
    <li className={styles.item}>
      <Avatar name={author.name} src={author.image?.variants[0]?.src} size="s" decorative />
      <div>
        <div className={styles.byline}>
          <Text as="strong" size="s">
            {author.name}
          </Text>
          <Text as="span" size="s" tone="muted">
            <RelativeTime value={created} />
          </Text>
        </div>
        <Text preserveLines dir="auto" className={styles.text}>
          {text}
        </Text>
        {permissions.delete && <DeleteComment content={content} comment={comment} />}
      </div>
    </li>
  );
}
