import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { CloseIcon } from '../icon/icons.ts';
import * as styles from './chip.css.ts';

export interface ChipProps extends Omit<ComponentPropsWithRef<'span'>, 'onRemove'> {
  icon?: ReactNode;
  /** Shows a cross that takes the chip away. */
  onRemove?: () => void;
  /** Name of the cross, with the chip's own words: "Remove Berlin". Needed with `onRemove`. */
  removeLabel?: string;
}

/** A short fact or choice in a row of others. */
export function Chip({ icon, onRemove, removeLabel = '', className, children, ...rest }: ChipProps) {
  return (
    <span {...rest} className={classNames(styles.chip, className)}>
      {icon}
      <span>{children}</span>
      {onRemove && <IconButton className={styles.remove} label={removeLabel} icon={<Icon icon={CloseIcon} />} onClick={onRemove} />}
    </span>
  );
}

export interface ToggleChipProps extends ComponentPropsWithRef<'button'> {
  /** Whether it is switched on. */
  pressed: boolean;
  icon?: ReactNode;
}

/** A choice that is on or off, in a row of others. */
export function ToggleChip({ pressed, icon, className, children, ...rest }: ToggleChipProps) {
  return (
    <button type="button" {...rest} aria-pressed={pressed} className={classNames(styles.chip, styles.toggle, className)}>
      {icon}
      <span>{children}</span>
    </button>
  );
}
