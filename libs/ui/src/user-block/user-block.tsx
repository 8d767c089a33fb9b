import type { ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { Anchor } from '../link/link-context.tsx';
import { Text } from '../text/text.tsx';
import * as styles from './user-block.css.ts';

export interface UserBlockProps {
  name: string;
  /** A second line: what the person does. */
  detail?: ReactNode;
  /** Address of the photo. */
  src?: string | null;
  /** Leads to the person's profile. */
  href?: string;
  /** Icon buttons beside it: the bell, the settings. */
  actions?: ReactNode;
}

/** Who is signed in. */
export function UserBlock({ name, detail, src, href, actions }: UserBlockProps) {
  const person = (
    <>
      <Avatar name={name} src={src} size="s" decorative />
      <div className={styles.texts}>
        <Text as="div" weight="strong" truncate className={styles.name}>
          {name}
        </Text>
        {detail && (
          <Text as="div" size="s" tone="muted" truncate>
            {detail}
          </Text>
        )}
      </div>
    </>
  );
  return (
    <div className={styles.block}>
      {href ? (
        <Anchor href={href} className={styles.person}>
          {person}
        </Anchor>
      ) : (
        <div className={styles.person}>{person}</div>
      )}
      {actions}
    </div>
  );
}
