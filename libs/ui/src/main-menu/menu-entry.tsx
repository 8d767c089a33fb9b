import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { ExternalIcon } from '../icon/icons.ts';
import { Anchor } from '../link/link-context.tsx';
import * as styles from './menu-entry.css.ts';

/** One line of a menu. */
export interface MenuEntry {
  /** Identifies it among its neighbours. */
  id: string;
  label: string;
  href: string;
  /** `_blank` for what opens beside the portal; an arrow shows it. */
  target?: string;
  rel?: string;
  /** An `Icon`; shown in the drawer. */
  icon?: ReactNode;
  /** The reader is on this page or below it. */
  active?: boolean;
  /** Sub-items. */
  entries?: readonly MenuEntry[];
}

/** Whether the entry or one of its sub-items is where the reader is. */
export const isWithin = (entry: MenuEntry): boolean => Boolean(entry.active) || Boolean(entry.entries?.some(isWithin));

interface MenuEntryLinkProps {
  entry: MenuEntry;
  className?: string;
  withIcon?: boolean;
}

/** The link of an entry, in the look of the place it is in. */
export function MenuEntryLink({ entry, className, withIcon = false }: MenuEntryLinkProps) {
  const { label, href, target, rel, icon, active } = entry;
  return (
    <Anchor
      href={href}
      target={target}
      rel={rel}
      className={className}
      aria-current={active ? 'page' : isWithin(entry) ? 'true' : undefined}
      data-within={isWithin(entry) || undefined}
    >
      {withIcon && icon}
      <span className={styles.label}>{label}</span>
      {target === '_blank' && <Icon icon={ExternalIcon} className={styles.external} />}
    </Anchor>
  );
}
