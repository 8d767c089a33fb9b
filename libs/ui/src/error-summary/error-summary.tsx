import { type ComponentPropsWithoutRef, type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Heading } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import { CriticalIcon } from '../icon/icons.ts';
import * as styles from './error-summary.css.ts';
import { focusField } from './focus-field.ts';

export interface FormError {
  /** The `id` that was given to the field or group. */
  field: string;
  /** The same words as at the field. */
  text: ReactNode;
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children' | 'role' | 'aria-labelledby'> {
  /** Such as "There is a problem". */
  title: ReactNode;
  /** In the order of the fields. */
  errors: readonly FormError[];
  /** 2 by default. */
  level?: 2 | 3;
}

/**
 * What is wrong in a form, above its fields: each line leads to its field. It takes the focus when it appears, so that a reader who pressed
 * the button at the foot learns at once what happened. Give it another `key` at every attempt, or a second one stays silent.
 * For forms of several fields; a form of one or two moves the focus to the first wrong field.
 */
export function ErrorSummary({ title, errors, level = 2, className, ...rest }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useLayoutEffect(() => box.current?.focus(), []);
  const go = (event: MouseEvent<HTMLAnchorElement>, field: string) => {
    // Otherwise the address would change, and the page jump to the control with its label hidden.
    if (focusField(event.currentTarget, field)) event.preventDefault();
  };
  return (
    <div {...rest} ref={box} role="group" tabIndex={-1} aria-labelledby={titleId} className={classNames(styles.summary, className)}>
      <div className={styles.title}>
        <Icon icon={CriticalIcon} />
        <Heading level={level} size="card" id={titleId} className={styles.titleText}>
          {title}
        </Heading>
      </div>
      <ul className={styles.list}>
        {errors.map(({ field, text }) => (
          <li key={field}>
            <a href={`#${field}`} className={styles.link} onClick={(event) => go(event, field)}>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
