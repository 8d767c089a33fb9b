import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { CriticalIcon, InfoIcon, PositiveIcon, WarningIcon } from '../icon/icons.ts';
import * as styles from './alert.css.ts';

const icons = { info: InfoIcon, positive: PositiveIcon, warning: WarningIcon, critical: CriticalIcon } satisfies Record<
  styles.AlertTone,
  unknown
>;

export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  tone?: styles.AlertTone;
  title?: ReactNode;
  /** A button or link that helps. */
  action?: ReactNode;
  /** `alert` interrupts a screen reader (an error after a press), `status` waits for a pause; leave it out for what is there from the start. */
  role?: 'alert' | 'status';
}

/** A message in the page: what happened and what to do. */
export function Alert({ tone = 'info', title, action, className, children, ...rest }: AlertProps) {
  return (
    <div {...rest} className={classNames(styles.alert({ tone }), className)}>
      <span className={styles.icon({ tone })}>
        <Icon icon={icons[tone]} />
      </span>
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
