import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { anchor } from './menu.css.ts';
import { typeAhead } from './type-ahead.ts';

const stops = 'a[href], button:not(:disabled)';

/** Opening, closing and keys of a list that hangs below a button. */
export function useMenu() {
  const rootRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const enterAt = useRef<'first' | 'last' | undefined>(undefined);
  const typed = useRef({ text: '', at: 0 });
  const [open, setOpen] = useState(false);

  useLayoutEffect(() => {
    if (open) floatInFront(rootRef.current, listRef.current);
  }, [open]);

  useEffect(() => {
    if (!open) return;
    if (enterAt.current)
      itemsOf(listRef.current)
        .at(enterAt.current === 'first' ? 0 : -1)
        ?.focus();
    enterAt.current = undefined;
    // A press outside. The blur alone is not enough: Safari gives pressed buttons no focus.
    const press = (event: PointerEvent) => {
      if (!event.composedPath().includes(rootRef.current as EventTarget)) setOpen(false);
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      // For a dialog round the menu, which would close as well.
      event.preventDefault();
      setOpen(false);
      triggerRef.current?.focus();
      return;
    }
    // A select or input in the list has its own use for these keys.
    if (event.target instanceof Element && event.target.closest('select, input, textarea')) return;
    const items = itemsOf(listRef.current);
    const at = items.findIndex((item) => item === event.target);
    const to =
      { ArrowDown: (at + 1) % items.length, ArrowUp: at < 1 ? items.length - 1 : at - 1, Home: 0, End: items.length - 1 }[event.key] ??
      (open ? typeAhead(typed.current, event, items.map(wordsOf), at) : undefined);
    if (to === undefined) return;
    event.preventDefault();
    if (open) items[to]?.focus();
    else {
      enterAt.current = event.key === 'ArrowUp' || event.key === 'End' ? 'last' : 'first';
      setOpen(true);
    }
  };

  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  /** Choosing an item closes the list; the focus returns to the button unless the item took it elsewhere. */
  const close = () => {
    if (listRef.current?.contains(document.activeElement)) triggerRef.current?.focus();
    setOpen(false);
  };

  return { open, setOpen, toggle: () => setOpen(!open), close, rootRef, triggerRef, listRef, onKeyDown, onBlur };
}

const itemsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>(stops) ?? [])];
const wordsOf = (item: HTMLElement) => item.textContent.trim();

/**
 * Lifts the list in front of everything and out of what would cut it off; the style sheet ties it to the menu and turns it round at the
 * window's edges. Browsers that cannot do both keep it below the button.
 */
function floatInFront(root: HTMLElement | null, list: HTMLElement | null) {
  if (!root || !list || !CSS.supports('anchor-scope: none')) return;
  root.style.setProperty('anchor-name', anchor);
  // So that every menu of the page can use the same name.
  root.style.setProperty('anchor-scope', anchor);
  list.popover = 'manual';
  list.showPopover();
}
