import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as styles from './icon.css.ts';

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'aria-hidden'> {
  /** One of the icons this library exports (`HeartIcon`, …). */
  icon: LucideIcon;
  /** Turns the icon round where text runs from right to left; for arrows. */
  directional?: boolean;
}

/** A decorative icon, 1.25 em tall and hidden from screen readers: the control or text beside it carries the name. */
export function Icon({ icon: Glyph, directional, className, ...rest }: IconProps) {
  return (
    <Glyph
      {...rest}
      aria-hidden
      focusable={false}
      strokeWidth={1.75}
      className={classNames(styles.icon, directional && styles.directional, className)}
    />
  );
}
