import { useEffect, useLayoutEffect, useRef } from 'react';
import { placeItems } from './place-items.ts';

const useEarlyEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

const native = () => CSS.supports('display', 'grid-lanes');

interface Measures {
  width: number;
  heights: readonly number[];
}

const same = (a: Measures | undefined, b: Measures) =>
  a?.width === b.width && a.heights.length === b.heights.length && a.heights.every((height, index) => height === b.heights[index]);

/** Sets the children of a list as a masonry, and again when its width or one of their heights changes. */
export function useMasonry(count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const state = useRef<{ columns: number; placed: readonly number[] }>({ columns: 0, placed: [] });

  useEarlyEffect(() => {
    const list = ref.current;
    if (!list || native()) return;
    const items = [...list.children] as HTMLElement[];
    let before: Measures | undefined;
    const layOut = () => {
      const width = list.clientWidth;
      // Columns that items are still in would be counted, though there is no more room for them.
      if (width !== before?.width) for (const item of items) item.style.gridArea = '';
      const now = { width, heights: items.map((item) => item.getBoundingClientRect().height) };
      if (same(before, now)) return;
      before = now;
      const style = getComputedStyle(list);
      const columns = style.gridTemplateColumns.split(' ').length;
      const gap = Number.parseFloat(style.columnGap) || 0;
      if (columns !== state.current.columns) state.current = { columns, placed: [] };
      const places = placeItems(now.heights, columns, gap, state.current.placed);
      state.current.placed = places.map(({ column }) => column);
      // All are in one row, each below the one above it by its margin: so the list is as high as its longest column.
      places.forEach(({ column, top }, index) => {
        const item = items[index];
        if (!item) return;
        item.style.gridArea = `1 / ${column + 1}`;
        item.style.marginBlockStart = `${top}px`;
      });
    };
    let frame = 0;
    const layOutSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(layOut);
    };
    layOutSoon();
    const observer = new ResizeObserver(layOutSoon);
    observer.observe(list);
    items.forEach((item) => observer.observe(item));
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [count]);

  return ref;
}
