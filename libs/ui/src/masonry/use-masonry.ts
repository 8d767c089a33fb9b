import { useEffect, useLayoutEffect, useRef } from 'react';
import { placeItems } from './place-items.ts';

const useEarlyEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

const native = () => CSS.supports('display', 'grid-lanes');

/** Sets the children of a list as a masonry, and again when its width or one of their heights changes. */
export function useMasonry(count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const state = useRef<{ columns: number; placed: readonly number[] }>({ columns: 0, placed: [] });

  useEarlyEffect(() => {
    const list = ref.current;
    if (!list || native()) return;
    const items = [...list.children] as HTMLElement[];
    const layOut = () => {
      // Columns that items still stand in would be counted, though there is no more room for them.
      for (const item of items) item.style.gridArea = '';
      const style = getComputedStyle(list);
      const columns = style.gridTemplateColumns.split(' ').length;
      const gap = Number.parseFloat(style.columnGap) || 0;
      const heights = items.map((item) => item.getBoundingClientRect().height);
      if (columns !== state.current.columns) state.current = { columns, placed: [] };
      const places = placeItems(heights, columns, gap, state.current.placed);
      state.current.placed = places.map(({ column }) => column);
      // All stand in one row, each below the one above it by its margin: so the list is as high as its longest column.
      places.forEach(({ column, top }, index) => {
        const item = items[index];
        if (!item) return;
        item.style.gridArea = `1 / ${column + 1}`;
        item.style.marginBlockStart = `${top}px`;
      });
    };
    layOut();
    // In a frame of its own: what it sets changes what is observed.
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(layOut);
    });
    observer.observe(list);
    items.forEach((item) => observer.observe(item));
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [count]);

  return ref;
}
