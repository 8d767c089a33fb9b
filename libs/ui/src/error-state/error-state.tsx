import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../heading/heading.tsx';
import { Icon, type IconProps } from '../icon/icon.tsx';
import { CriticalIcon } from '../icon/icons.ts';
import * as styles from './error-state.css.ts';

export interface ErrorStateProps {
  title: ReactNode;
  /** What happened, in words of the reader, and what will help. */
  children?: ReactNode;
  /** A way out: a retry or back button. */
  action?: ReactNode;
  /** A short code such as 404 above the title, in place of the icon. */
  code?: ReactNode;
  icon?: IconProps['icon'];
  headingLevel?: HeadingProps['level'];
}

/** A page or a large part that cannot be shown. */
export function ErrorState({ title, children, action, code, icon = CriticalIcon, headingLevel = 1 }: ErrorStateProps) {
  return (
    <div className={styles.page}>
      {code ? (
        <p className={styles.code} aria-hidden>
          {code}
        </p>
      ) : (
        <span className={styles.icon}>
          <Icon icon={icon} />
        </span>
      )}
      <Heading level={headingLevel} size="title">
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** One module or list that cannot be shown, in its own place, while the rest of the page works; announced to screen readers. */
export function CompactErrorState({ title, children, action }: Pick<ErrorStateProps, 'title' | 'children' | 'action'>) {
  return (
    <div role="alert" className={styles.compact}>
      <span className={styles.compactIcon}>
        <Icon icon={CriticalIcon} />
      </span>
      <div className={styles.compactBody}>
        <p className={styles.compactTitle}>{title}</p>
        {children && <div className={styles.text}>{children}</div>}
      </div>
      {action}
    </div>
  );
}
