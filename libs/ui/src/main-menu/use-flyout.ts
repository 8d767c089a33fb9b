import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useMenu } from '../menu/use-menu.ts';

/** A pointer that only crosses opens nothing; one that slips off for a moment closes nothing. In ms. */
const intent = { opening: 120, closing: 250 };

/** A list below an entry of the bar: opens at a press, at the arrow keys, and where a mouse rests; Esc closes it wherever the focus is. */
export function useFlyout() {
  const { setOpen, ...menu } = useMenu();
  const { open, listRef } = menu;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byHover = useRef(false);
  const [align, setAlign] = useState<'start' | 'end'>('start');
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return;
    const escape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && byHover.current) setOpen(false);
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [open, setOpen]);

  // At the edge of the window it hangs at the other side of its entry.
  useLayoutEffect(() => {
    const list = listRef.current?.getBoundingClientRect();
    setAlign(list && (list.left < 0 || list.right > document.documentElement.clientWidth) ? 'end' : 'start');
  }, [open, listRef]);

  const later = (next: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      byHover.current = next;
      setOpen(next);
    }, delay);
  };

  return {
    ...menu,
    align,
    /** Pressing what a resting mouse has opened keeps it open. */
    toggle: () => {
      clearTimeout(timer.current);
      setOpen(!open || byHover.current);
      byHover.current = false;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (open || event.key === 'ArrowDown' || event.key === 'ArrowUp') menu.onKeyDown(event);
    },
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      if (open) clearTimeout(timer.current);
      else later(true, intent.opening);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      if (open && byHover.current) later(false, intent.closing);
    },
  };
}
