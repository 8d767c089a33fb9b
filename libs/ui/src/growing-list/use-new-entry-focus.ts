import { useEffect, useRef } from 'react';

/**
 * Gives the focus to the first of the entries that show after `mark()` and did not before: to itself where it has a `tabIndex`, otherwise to its first link or button.
 * `ref` belongs around the list; `total` is how many entries there are.
 */
export function useNewEntryFocus(total: number) {
  const ref = useRef<HTMLDivElement>(null);
  const from = useRef<number>(undefined);

  useEffect(() => {
    if (from.current === undefined || total <= from.current) return;
    const entry = ref.current?.querySelector('ul, ol')?.children[from.current];
    from.current = undefined;
    if (!(entry instanceof HTMLElement)) return;
    const target = entry.hasAttribute('tabindex') ? entry : (entry.querySelector<HTMLElement>('a[href], button') ?? entry);
    if (target === entry) entry.tabIndex = -1;
    target.focus();
  }, [total]);

  const mark = () => {
    const entries = [...(ref.current?.querySelector('ul, ol')?.children ?? [])];
    from.current = entries.filter((entry) => entry.checkVisibility()).length;
  };
  return { ref, mark };
}
