import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Heading, type HeadingProps } from '../heading/heading.tsx';
import { Icon, type IconProps } from '../icon/icon.tsx';
import { InboxIcon } from '../icon/icons.ts';
import * as styles from './empty-state.css.ts';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
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
export function EmptyState({ icon = InboxIcon, picture, title, level, children, action, className, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={classNames(styles.state, className)}>
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
