import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { IconButton, IconLink } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { CloseIcon } from '../icon/icons.ts';
import { Anchor, type AnchorProps } from '../link/link-context.tsx';
import * as styles from './chip.css.ts';

export interface ChipProps extends Omit<ComponentPropsWithRef<'span'>, 'onRemove'> {
  icon?: ReactNode;
  /** Shows a cross that takes the chip away. */
  onRemove?: () => void;
  /** Where the cross leads, where an address says what is chosen: it works without scripts. */
  removeHref?: string;
  /** Name of the cross, with the chip's own words: "Remove Berlin". Needed with a cross. */
  removeLabel?: string;
}

/** A short fact or choice in a row of others. */
export function Chip({ icon, onRemove, removeHref, removeLabel = '', className, children, ...rest }: ChipProps) {
  const cross = { className: styles.remove, label: removeLabel, icon: <Icon icon={CloseIcon} />, ...(onRemove && { onClick: onRemove }) };
  return (
    <span {...rest} className={classNames(styles.chip, className)}>
      {icon}
      <span>{children}</span>
      {removeHref !== undefined ? <IconLink {...cross} href={removeHref} /> : onRemove && <IconButton {...cross} />}
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

export interface LinkChipProps extends AnchorProps {
  /** Whether it is what is shown. */
  current: boolean;
}

/** One of several choices that an address holds: it works without scripts. */
export function LinkChip({ current, className, children, ...rest }: LinkChipProps) {
  return (
    <Anchor
      {...rest}
      {...(current && { 'aria-current': 'true' as const })}
      className={classNames(styles.chip, styles.toggle, styles.link, className)}
    >
      {children}
    </Anchor>
  );
}
