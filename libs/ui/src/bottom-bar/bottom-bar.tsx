import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as styles from './bottom-bar.css.ts';

export interface BottomBarProps extends Omit<ComponentPropsWithRef<'nav'>, 'aria-label'> {
  /** Names the navigation, beside the main menu's. */
  label: string;
}

/**
 * The few places people go on a phone, within reach of a thumb: `BottomBarLink` and `BottomBarButton`, five at most. It stands at the lower edge below 960 px, keeps the
 * end of the page free and is away while something is typed on the screen's keyboard. What is fixed to the foot stands above it by `bottomRoom`.
 */
export function BottomBar({ label, className, children, ...rest }: BottomBarProps) {
  return (
    <nav {...rest} aria-label={label} className={classNames(styles.bar, className)}>
      <ul role="list" className={styles.list}>
        {children}
      </ul>
    </nav>
  );
}
