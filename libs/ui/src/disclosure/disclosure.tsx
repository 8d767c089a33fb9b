import { use, type ComponentPropsWithRef, type ReactNode } from 'react';
import { AccordionContext } from '../accordion/accordion-context.ts';
import { classNames } from '../class-names/class-names.ts';
import { Heading, type HeadingProps } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import { ChevronDownIcon } from '../icon/icons.ts';
import * as styles from './disclosure.css.ts';

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  /** The line that is always there. */
  summary: ReactNode;
  /** Makes the line a headline, so that it is in the page's outline. */
  level?: HeadingProps['level'];
}

/**
 * A part that opens below its line: a native `details`, so it works before scripts and is found by the browser's search. Several of them
 * belong in an `Accordion`.
 */
export function Disclosure({ summary, level, className, children, ...rest }: DisclosureProps) {
  const accordion = use(AccordionContext);
  return (
    // What its reader opened or closed before the page was hydrated stays so.
    <details
      name={accordion?.name}
      suppressHydrationWarning
      {...rest}
      className={classNames(styles.details, accordion?.className, className)}
    >
      <summary className={styles.summary}>
        {level ? (
          <Heading level={level} size="small" className={styles.words}>
            {summary}
          </Heading>
        ) : (
          <span className={styles.words}>{summary}</span>
        )}
        <span className={styles.chevron}>
          <Icon icon={ChevronDownIcon} />
        </span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
