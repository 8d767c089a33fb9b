import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon, type IconProps } from '../icon/icon.tsx';
import * as styles from './timeline.css.ts';

export interface TimelineProps {
  /** The name of the list for screen readers, where no heading is above it. */
  label?: string;
  className?: string;
  /** `TimelineItem`s and `TimelineDate`s. */
  children: ReactNode;
}

/** What happened, one below the other along a line. */
export function Timeline({ label, className, children }: TimelineProps) {
  return (
    <ol aria-label={label} className={classNames(styles.timeline, className)}>
      {children}
    </ol>
  );
}

/** Where another day begins. */
export function TimelineDate({ children }: { children: ReactNode }) {
  return <li className={styles.date}>{children}</li>;
}

export interface TimelineItemProps {
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
export function TimelineItem({ avatar, icon, title, time, children }: TimelineItemProps) {
  return (
    <li className={styles.item}>
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
