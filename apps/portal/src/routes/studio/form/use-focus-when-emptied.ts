import { useLayoutEffect, useRef } from 'react';

/** For the button that adds to a list: it has the focus once the last entry was removed, whose own button is gone with it. */
export function useFocusWhenEmptied(count: number) {
  const add = useRef<HTMLButtonElement>(null);
  const before = useRef(count);
  useLayoutEffect(() => {
    const emptied = before.current > 0 && count === 0;
    before.current = count;
    if (emptied && document.activeElement === document.body) add.current?.focus();
  }, [count]);
  return add;
}
