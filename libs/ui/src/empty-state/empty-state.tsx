import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../heading/heading.tsx';
import { Icon, type IconProps } from '../icon/icon.tsx';
import { InboxIcon } from '../icon/icons.ts';
import * as styles from './empty-state.css.ts';

export interface EmptyStateProps {
  icon?: IconProps['icon'];
  /** An illustration in place of the icon, where the state has a page to itself. */
  picture?: ReactNode;
  title: ReactNode;
  level?: HeadingProps['level'];
  /** One or two sentences: why it is empty. */
  children?: ReactNode;
  /** The next thing to do: a button or link. */
  action?: ReactNode;
}

/** What is shown where there is nothing yet. */
export function EmptyState({ icon = InboxIcon, picture, title, level, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {picture ?? (
        <span className={styles.icon}>
          <Icon icon={icon} />
        </span>
      )}
      <Heading level={level} size="sub">
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
