import { type ComponentPropsWithRef, useId, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { ChevronDownIcon } from '../icon/icons.ts';
import { isWithin, MenuEntryLink, type MenuEntry } from '../main-menu/menu-entry.tsx';
import * as styles from './side-nav.css.ts';

export interface SideNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'aria-label'> {
  /** Names the navigation. */
  label: string;
  entries: readonly MenuEntry[];
  /** Names the arrow beside an entry with sub-items, such as "Sub-items of News". */
  toggleLabel: (entry: string) => string;
  /** All sub-items are shown and none folds, as where there is no JavaScript. */
  expanded?: boolean;
}

/** The main menu one below the other, for the `SideDrawer`. Sub-items fold out below their entry; those around the present page are open. */
export function SideNav({ label, entries, toggleLabel, expanded = false, ...rest }: SideNavProps) {
  return (
    <nav {...rest} aria-label={label}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <SideNavEntry key={entry.id} entry={entry} toggleLabel={expanded ? undefined : toggleLabel(entry.label)} />
        ))}
      </ul>
    </nav>
  );
}

function SideNavEntry({ entry, toggleLabel }: { entry: MenuEntry; toggleLabel: string | undefined }) {
  const id = useId();
  const [open, setOpen] = useState(!toggleLabel || isWithin(entry));
  const link = <MenuEntryLink entry={entry} className={styles.link} withIcon />;
  if (!entry.entries?.length) return <li>{link}</li>;
  return (
    <li>
      <div className={styles.line}>
        {link}
        {toggleLabel && (
          <button
            type="button"
            className={styles.toggle}
            aria-label={toggleLabel}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <Icon icon={ChevronDownIcon} className={styles.chevron} />
          </button>
        )}
      </div>
      {open && (
        <ul id={id} className={toggleLabel ? styles.unfolding : styles.subList}>
          {entry.entries.map((sub) => (
            <li key={sub.id}>
              <MenuEntryLink entry={sub} className={styles.link} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
