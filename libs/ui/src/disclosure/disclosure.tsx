import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { ChevronDownIcon } from '../icon/icons.ts';
import * as styles from './disclosure.css.ts';

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  /** The line that is always there. */
  summary: ReactNode;
}

/** A part that opens below its line: a native `details`, so it works without JavaScript and is found by the browser's search. Give several the same `name` and one is open at a time. */
export function Disclosure({ summary, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest}>
      <summary className={styles.summary}>
        {summary}
        <span className={styles.chevron}>
          <Icon icon={ChevronDownIcon} />
        </span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
