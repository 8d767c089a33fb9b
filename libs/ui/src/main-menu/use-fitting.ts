import { useLayoutEffect, useRef, useState } from 'react';

/** How many come before the first that has wrapped to another line. */
export const countOnFirstLine = (offsets: readonly number[]): number => {
  const wrapped = offsets.findIndex((offset) => offset > (offsets[0] ?? 0));
  return wrapped < 0 ? offsets.length : wrapped;
};

/** Measures how many items of a wrapping list are in its first line; `undefined` until then. `items` says when they have changed. */
export function useFitting(items: unknown) {
  const ref = useRef<HTMLUListElement>(null);
  const [fitting, setFitting] = useState<number>();
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    const children = [...list.children].filter((child) => child instanceof HTMLElement);
    const sizes = new ResizeObserver(() => setFitting(countOnFirstLine(children.map(({ offsetTop }) => offsetTop))));
    [list, ...children].forEach((element) => sizes.observe(element));
    return () => sizes.disconnect();
  }, [items]);
  return { ref, fitting };
}
