import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon, type IconProps } from '../icon/icon.tsx';
import * as styles from './timeline.css.ts';

export interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'aria-label'> {
  /** The name of the list for screen readers, where no heading is above it. */
  label?: string;
  /** `TimelineItem`s and `TimelineDate`s. */
  children: ReactNode;
}

/** What happened, one below the other along a line. */
export function Timeline({ label, className, children, ...rest }: TimelineProps) {
  return (
    <ol {...rest} aria-label={label} className={classNames(styles.timeline, className)}>
      {children}
    </ol>
  );
}

/** Where another day begins. */
export function TimelineDate({ className, ...rest }: ComponentPropsWithRef<'li'>) {
  return <li {...rest} className={classNames(styles.date, className)} />;
}

export interface TimelineItemProps extends Omit<ComponentPropsWithRef<'li'>, 'title'> {
  /** An `Avatar` of 40 px at the line; without it and without `icon` a dot. */
  avatar?: ReactNode;
  icon?: IconProps['icon'];
  /** Who or what: shown beside the mark. */
  title: ReactNode;
  /** When: a `time` element. */
  time?: ReactNode;
  children?: ReactNode;
}

/** One event of a `Timeline`. */
export function TimelineItem({ avatar, icon, title, time, className, children, ...rest }: TimelineItemProps) {
  return (
    <li {...rest} className={classNames(styles.item, className)}>
      <span className={styles.mark}>{avatar ?? (icon ? <IconMark icon={icon} /> : <span className={styles.dot} />)}</span>
      <div className={styles.content}>
        <div className={styles.head}>
          {title}
          {time && <span className={styles.time}>{time}</span>}
        </div>
        {children}
      </div>
    </li>
  );
}

const IconMark = ({ icon }: Pick<IconProps, 'icon'>) => (
  <span className={styles.icon}>
    <Icon icon={icon} />
  </span>
);
