import type { Schemas } from '@foyer/api';
import { Avatar, Text } from '@foyer/ui';
import * as styles from './user-block.css.ts';

/** Who is signed in. */
export function UserBlock({ user }: { user: Schemas['User'] }) {
  return (
    <div className={styles.block}>
      <Avatar name={user.fullname} src={user.image?.variants[0]?.src} size="s" decorative />
      <div className={styles.texts}>
        <Text weight="strong" truncate>
          {user.fullname}
        </Text>
        {user.title && (
          <Text size="s" tone="muted" truncate>
            {user.title}
          </Text>
        )}
      </div>
    </div>
  );
}
