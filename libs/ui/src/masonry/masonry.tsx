import { Children, type ComponentPropsWithoutRef, isValidElement, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as styles from './masonry.css.ts';
import { useMasonry } from './use-masonry.ts';

export interface MasonryProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'role' | 'aria-label'> {
  /** Names the list, where no heading does. */
  label?: string;
  /** The least width of a column: `narrow` 208, `card` 280, `wide` 384 px; as many are side by side as fit. */
  columns?: styles.MasonryVariants['columns'];
  /** One child for each item, with keys. */
  children: ReactNode;
}

/**
 * Items of different heights in columns without holes. Their order in the page is the reading order, along the lines; more of them go
 * below what is there, which stays where it is. Browsers that set masonry themselves (`grid-lanes`) do.
 */
export function Masonry({ label, columns, className, children, ...rest }: MasonryProps) {
  const items = Children.toArray(children);
  const ref = useMasonry(items.length);
  return (
    <ul {...rest} ref={ref} role="list" aria-label={label} className={classNames(styles.masonry({ columns }), className)}>
      {items.map((child, index) => (
        <li key={isValidElement(child) ? child.key : index} className={styles.item}>
          {child}
        </li>
      ))}
    </ul>
  );
}
