import type { ComponentPropsWithRef } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { FilterIcon } from '../icon/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './filter-button.css.ts';

export interface FilterButtonProps extends Omit<ComponentPropsWithRef<typeof Button>, 'icon' | 'iconEnd' | 'look'> {
  /** How many filters are applied, in the reader's digits; nothing where there are none. */
  count?: string | undefined;
  /** What the count says to screen readers: "3 filters are applied". */
  countLabel?: string | undefined;
}

/** Opens a list's filters (`FilterDialog`) and says how many are applied. */
export function FilterButton({ count, countLabel, children, ...rest }: FilterButtonProps) {
  return (
    <Button
      aria-haspopup="dialog"
      {...rest}
      look="secondary"
      icon={<Icon icon={FilterIcon} />}
      iconEnd={
        count && (
          <Badge tone="brand">
            <span className={styles.count} aria-hidden="true">
              {count}
            </span>
            <VisuallyHidden>{countLabel}</VisuallyHidden>
          </Badge>
        )
      }
    >
      {children}
    </Button>
  );
}
