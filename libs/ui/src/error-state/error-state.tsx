import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Heading, type HeadingProps } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import { CriticalIcon, LockIcon, OfflineIcon, NoResultsIcon } from '../icon/icons.ts';
import * as styles from './error-state.css.ts';

/** What kind of trouble: it failed, the device has no network, the reader may not see it, there is no such thing. */
export type ErrorKind = 'failing' | 'offline' | 'forbidden' | 'notFound';

const icons = { failing: CriticalIcon, offline: OfflineIcon, forbidden: LockIcon, notFound: NoResultsIcon } satisfies Record<
  ErrorKind,
  unknown
>;

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Gives the icon and its tone: only what failed is alarming. */
  kind?: ErrorKind;
  title: ReactNode;
  /** What happened, in words of the reader, and what will help. */
  children?: ReactNode;
  /** A way out: a retry or back button. */
  action?: ReactNode;
  /** A short code such as 404 above the title, in place of the icon. */
  code?: ReactNode;
  /** An illustration above the title, in place of the icon and the code. */
  picture?: ReactNode;
  /** What else may help, below the action: a search, other places to go. */
  more?: ReactNode;
  level?: HeadingProps['level'];
}

/** A page or a large part that cannot be shown. */
export function ErrorState(props: ErrorStateProps) {
  const { kind = 'failing', title, children, action, code, picture, more, level = 1, className, ...rest } = props;
  return (
    <div {...rest} className={classNames(styles.page, className)}>
      {picture ??
        (code ? (
          <p className={styles.code} aria-hidden>
            {code}
          </p>
        ) : (
          <span className={styles.icon({ kind })}>
            <Icon icon={icons[kind]} />
          </span>
        ))}
      <Heading level={level} size="title">
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
      {more && <div className={styles.more}>{more}</div>}
    </div>
  );
}

/** One module or list that cannot be shown, in its own place, while the rest of the page works; announced to screen readers. */
export function CompactErrorState({
  kind = 'failing',
  title,
  children,
  action,
  className,
  ...rest
}: Omit<ErrorStateProps, 'code' | 'picture' | 'more' | 'level' | 'role'>) {
  return (
    <div {...rest} role="alert" className={classNames(styles.compact, className)}>
      <span className={styles.compactIcon[kind]}>
        <Icon icon={icons[kind]} />
      </span>
      <div className={styles.compactBody}>
        <p className={styles.compactTitle}>{title}</p>
        {children && <div className={styles.text}>{children}</div>}
      </div>
      {action}
    </div>
  );
}
