import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { classNames } from '../class-names/class-names.ts';
import { Anchor } from '../link/link-context.tsx';
import { Text } from '../text/text.tsx';
import * as styles from './user-block.css.ts';

export interface UserBlockProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
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
export function UserBlock({ name, detail, src, href, actions, className, ...rest }: UserBlockProps) {
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
    <div {...rest} className={classNames(styles.block, className)}>
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
