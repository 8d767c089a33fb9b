import type { LucideIcon } from 'lucide-react';
import { classNames } from '../class-names/class-names.ts';
import * as styles from './icon.css.ts';

export interface IconProps {
  /** One of the icons this library exports (`HeartIcon`, …). */
  icon: LucideIcon;
  /** Turns the icon round where text runs from right to left; for arrows. */
  directional?: boolean;
  className?: string;
}

/** A decorative icon, 1.25 em tall and hidden from screen readers: the control or text beside it carries the name. */
export function Icon({ icon: Glyph, directional, className }: IconProps) {
  return (
    <Glyph
      aria-hidden
      focusable={false}
      strokeWidth={1.75}
      className={classNames(styles.icon, directional && styles.directional, className)}
    />
  );
}
