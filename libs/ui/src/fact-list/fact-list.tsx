import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon, type IconProps } from '../icon/icon.tsx';
import * as styles from './fact-list.css.ts';

/** What is known of a person or thing, line by line. For a small fact within a card take `Fact`. */
export function FactList({ className, ...rest }: ComponentPropsWithRef<'dl'>) {
  return <dl {...rest} className={classNames(styles.factList, className)} />;
}

export interface FactLineProps extends ComponentPropsWithRef<'div'> {
  icon: IconProps['icon'];
  /** What it is: "E-mail". */
  name: ReactNode;
  /** One value, or several elements below each other. */
  children: ReactNode;
}

/** A line of a `FactList`. */
export function FactLine({ icon, name, className, children, ...rest }: FactLineProps) {
  return (
    <div {...rest} className={classNames(styles.line, className)}>
      <dt className={styles.nameCell}>
        <span className={styles.sign}>
          <Icon icon={icon} />
        </span>
        <span className={styles.name}>{name}</span>
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
