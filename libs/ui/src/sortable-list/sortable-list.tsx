import {
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './sortable-list.css.ts';
import { type RowTools, SortableRow } from './sortable-row.tsx';
import type { SortableListTexts } from './sortable-texts.ts';

export interface SortableListProps<Item> extends Omit<ComponentPropsWithoutRef<'ol'>, 'children' | 'onFocus' | 'onBlur'> {
  /** The name of the list for screen readers. */
  label: string;
  items: readonly Item[];
  /** Tells the items apart. */
  keyOf: (item: Item) => string;
  /** What an item is called when it is moved. */
  nameOf: (item: Item) => string;
  /** Called with all items in their new order. */
  onSort: (items: Item[]) => void;
  /** The same object as long as its language is. */
  texts: SortableListTexts;
  gap?: styles.SortableListVariants['gap'];
  /** A row; it places the handle and, in its `Menu`, the moves. The same function as long as it draws the same. */
  children: (item: Item, tools: RowTools) => ReactNode;
}

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const [item, ...others] = [items[from]!, ...items.slice(0, from), ...items.slice(from + 1)];
  return others.toSpliced(to, 0, item);
}

/** The latest value, for handlers that stay the same. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** The row that takes the place of one that goes has the focus, where that one had it. */
function useFocusOfRemoved(list: RefObject<HTMLOListElement | null>, items: readonly unknown[]) {
  const last = useRef<{ element: HTMLElement; place: number }>(undefined);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (!last.current || last.current.element.isConnected || activeElement !== body) return;
    const rows = [...(list.current?.children ?? [])];
    const row = rows[Math.min(last.current.place, rows.length - 1)];
    row?.querySelector<HTMLElement>('[data-handle], button')?.focus();
  }, [list, items]);
  return {
    onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
      last.current = { element: target, place: [...currentTarget.children].findIndex((row) => row.contains(target)) };
    },
    onBlur() {
      last.current = undefined;
    },
  };
}

/**
 * Rows in an order of the reader's own: a handle is dragged by pointer or finger, or moved by the arrow keys, and a menu can do the same. Each move is read out.
 * For an order that follows from the data take a `Select` of orders.
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, keyOf, nameOf, texts, gap, className, children, onSort: _onSort, ...rest } = props;
  const list = useRef<HTMLOListElement>(null);
  const latest = useLatest(props);
  const focused = useRef<string>(undefined);
  const [said, setSaid] = useState('');
  const focusProps = useFocusOfRemoved(list, items);
  const move = useCallback(
    (key: string, to: (from: number) => number, refocus: boolean) => {
      const { items: now, keyOf: toKey, nameOf: toName, texts: words, onSort } = latest.current;
      const from = now.findIndex((item) => toKey(item) === key);
      const last = now.length - 1;
      const place = Math.max(0, Math.min(last, to(from)));
      if (from < 0 || place === from) return;
      if (refocus) focused.current = key;
      setSaid(words.moved(toName(now[from]!), place + 1, now.length));
      onSort(moved(now, from, place));
    },
    [latest],
  );
  // Elements that are put elsewhere in a document lose the focus.
  useLayoutEffect(() => {
    if (focused.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(focused.current)}"]`)?.focus();
    focused.current = undefined;
  }, [items]);
  return (
    <>
      <ol
        role="list"
        aria-label={label}
        {...rest}
        {...focusProps}
        ref={list}
        className={classNames(styles.sortableList({ gap }), className)}
      >
        {items.map((item, index) => (
          <SortableRow
            key={keyOf(item)}
            id={keyOf(item)}
            item={item}
            name={nameOf(item)}
            isFirst={index === 0}
            isLast={index === items.length - 1}
            texts={texts}
            move={move}
          >
            {children}
          </SortableRow>
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
