import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { ChevronDownIcon } from '../icon/icons.ts';
import * as menuStyles from '../menu/menu.css.ts';
import * as styles from './main-menu.css.ts';
import { label as words } from './menu-entry.css.ts';
import { isWithin, MenuEntryLink, type MenuEntry } from './menu-entry.tsx';
import { useFitting } from './use-fitting.ts';
import { useFlyout } from './use-flyout.ts';

export interface MainMenuProps extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'aria-label'> {
  /** Names the navigation. */
  label: string;
  entries: readonly MenuEntry[];
  /** The button that holds what has no room in the bar, such as "More". */
  moreLabel: ReactNode;
  /** Names the arrow beside an entry with sub-items, such as "Sub-items of News". */
  toggleLabel: (entry: string) => string;
}

/**
 * The main menu in a line, for the `TopBar`. Sub-items hang below their entry, which stays a link; what has no room is under "More". In
 * a drawer use `SideNav`.
 */
export function MainMenu({ label, entries, moreLabel, toggleLabel, className, ...rest }: MainMenuProps) {
  const { ref, fitting } = useFitting(entries);
  const hidden = fitting === undefined ? [] : entries.slice(fitting);
  return (
    <nav {...rest} aria-label={label} className={classNames(styles.bar, className)}>
      <ul ref={ref} className={styles.list} data-measured={fitting === undefined ? undefined : true}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.item} data-without-room={hidden.includes(entry) || undefined}>
            {entry.entries?.length ? (
              <EntryWithFlyout entry={entry} toggleLabel={toggleLabel(entry.label)} />
            ) : (
              <MenuEntryLink entry={entry} className={styles.link} />
            )}
          </li>
        ))}
      </ul>
      <More label={moreLabel} entries={hidden} />
    </nav>
  );
}

function EntryWithFlyout({ entry, toggleLabel }: { entry: MenuEntry; toggleLabel: string }) {
  const id = useId();
  const { open, align, close, toggle, rootRef, triggerRef, listRef, ...handlers } = useFlyout();
  return (
    <div ref={rootRef} className={styles.group} {...handlers}>
      <MenuEntryLink entry={entry} className={classNames(styles.link, styles.linkWithToggle)} />
      <button
        ref={triggerRef}
        type="button"
        className={styles.toggle}
        aria-label={toggleLabel}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        <Icon icon={ChevronDownIcon} className={styles.chevron} />
      </button>
      {open && (
        <div ref={listRef} id={id} className={menuStyles.list({ align })} onClick={close}>
          <Entries entries={entry.entries ?? []} />
        </div>
      )}
    </div>
  );
}

function More({ label, entries }: { label: ReactNode; entries: readonly MenuEntry[] }) {
  const id = useId();
  const { open, close, toggle, rootRef, triggerRef, listRef, align: _align, ...handlers } = useFlyout();
  return (
    <div ref={rootRef} className={styles.group} {...handlers}>
      <button
        ref={triggerRef}
        type="button"
        className={styles.more}
        aria-expanded={open}
        aria-controls={id}
        data-within={entries.some(isWithin) || undefined}
        data-unneeded={entries.length === 0 || undefined}
        onClick={toggle}
      >
        <span className={words}>{label}</span>
        <Icon icon={ChevronDownIcon} className={styles.chevron} />
      </button>
      {open && entries.length > 0 && (
        <div ref={listRef} id={id} className={menuStyles.list({ align: 'end' })} onClick={close}>
          <Entries entries={entries} />
        </div>
      )}
    </div>
  );
}

function Entries({ entries, sub = false }: { entries: readonly MenuEntry[]; sub?: boolean }) {
  return (
    <ul className={sub ? styles.subEntries : styles.entries}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <MenuEntryLink entry={entry} className={menuStyles.item} />
          {entry.entries?.length ? <Entries entries={entry.entries} sub /> : null}
        </li>
      ))}
    </ul>
  );
}
