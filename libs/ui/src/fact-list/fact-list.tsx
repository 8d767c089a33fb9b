import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../icon/icon.tsx';
import * as styles from './fact-list.css.ts';

/** What is known of a person or thing, line by line. For a small fact within a card take `Fact`. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className={styles.factList}>{children}</dl>;
}

export interface FactLineProps {
  icon: IconProps['icon'];
  /** What it is: "E-mail". */
  name: ReactNode;
  /** One value, or several elements below each other. */
  children: ReactNode;
}

/** A line of a `FactList`. */
export function FactLine({ icon, name, children }: FactLineProps) {
  return (
    <div className={styles.line}>
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
