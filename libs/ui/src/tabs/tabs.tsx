import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { Aria } from '../aria/aria.tsx';
import { Badge } from '../badge/badge.tsx';
import { classNames } from '../class-names/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './tabs.css.ts';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: ReactNode;
  /** How many there are, in a badge. */
  count?: ReactNode;
  /** What is read aloud in place of the bare count, such as "12 members". */
  countLabel?: string;
  disabled?: boolean;
  /** Comes to life when its tab is chosen for the first time. */
  content: ReactNode;
}

export interface TabsProps<Id extends string = string> {
  /** The name of the list of tabs. */
  label: string;
  items: readonly TabItem<Id>[];
  /** The open tab, where the address or a parent holds it. */
  value?: Id;
  /** The tab that is open at first; without it the first. */
  defaultValue?: Id;
  onChange?: (id: Id) => void;
  /** A panel that was open keeps its place, its scroll position and what was typed into it. */
  keepPanels?: boolean;
  className?: string;
}

/** Panels of which one shows. Arrow keys, Home and End choose the tab; the list scrolls sideways where it is wider than its place. */
export function Tabs<Id extends string>({ label, items, value, defaultValue, onChange, keepPanels = false, className }: TabsProps<Id>) {
  const [own, setOwn] = useState(() => defaultValue ?? items.find(({ disabled }) => !disabled)?.id);
  const open = value ?? own;
  const [visited, setVisited] = useState<readonly (Id | undefined)[]>([open]);
  if (keepPanels && !visited.includes(open)) setVisited([...visited, open]);

  const listRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // react-aria puts the tabs into the page one pass later than the list.
    const frame = requestAnimationFrame(() => scrollToTab(listRef.current));
    return () => cancelAnimationFrame(frame);
  }, [open]);

  return (
    <Aria>
      <AriaTabs
        className={classNames(styles.tabs, className)}
        selectedKey={open ?? ''}
        onSelectionChange={(key) => {
          setOwn(key as Id);
          if (key !== open) onChange?.(key as Id);
        }}
      >
        <TabList ref={listRef} aria-label={label} className={styles.list}>
          {items.map((item) => (
            <Tab key={item.id} id={item.id} isDisabled={item.disabled ?? false} className={styles.tab}>
              <span className={styles.label}>{item.label}</span>
              {item.count !== undefined && <TabCount {...item} />}
            </Tab>
          ))}
        </TabList>
        {items.map(({ id, content }) => (
          <TabPanel key={id} id={id} className={styles.panel} shouldForceMount={keepPanels && visited.includes(id)}>
            {content}
          </TabPanel>
        ))}
      </AriaTabs>
    </Aria>
  );
}

const TabCount = ({ count, countLabel }: Pick<TabItem, 'count' | 'countLabel'>) => (
  <>
    <Badge className={styles.count} aria-hidden={countLabel ? true : undefined}>
      {count}
    </Badge>
    {countLabel && <VisuallyHidden>{countLabel}</VisuallyHidden>}
  </>
);

/** Brings the open tab into view, with a bit of its neighbour. The page itself stays where it is, as `scrollIntoView` would not let it. */
function scrollToTab(list: HTMLElement | null) {
  const tab = list?.querySelector('[aria-selected="true"]');
  if (!list || !tab) return;
  const [place, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  const neighbour = 40;
  if (box.left < place.left) list.scrollBy({ left: box.left - place.left - neighbour });
  else if (box.right > place.right) list.scrollBy({ left: box.right - place.right + neighbour });
}
