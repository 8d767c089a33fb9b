import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

const stops = 'a[href], button:not(:disabled)';

/** Opening, closing and arrow keys of a list that hangs below a button. */
export function useMenu() {
  const rootRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const enterAt = useRef<'first' | 'last' | undefined>(undefined);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return;
    if (enterAt.current)
      itemsOf(listRef.current)
        .at(enterAt.current === 'first' ? 0 : -1)
        ?.focus();
    enterAt.current = undefined;
    // A press outside. The blur alone does not tell: Safari gives pressed buttons no focus.
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
    const items = itemsOf(listRef.current);
    const at = items.findIndex((item) => item === event.target);
    const to = { ArrowDown: (at + 1) % items.length, ArrowUp: at < 1 ? items.length - 1 : at - 1, Home: 0, End: items.length - 1 }[
      event.key
    ];
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

  return { open, toggle: () => setOpen(!open), close, rootRef, triggerRef, listRef, onKeyDown, onBlur };
}

const itemsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>(stops) ?? [])];
