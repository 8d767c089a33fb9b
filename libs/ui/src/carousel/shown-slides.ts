/** The most slides that show at once. */
export const mostPerView = 4;

interface View {
  /** The page that shows, from 0. */
  selected: number;
  /** Slides on a page. */
  size: number;
  total: number;
  loop: boolean;
}

/** The slides that show. The last page of a loop goes on with the first slides; without a loop it is filled from before. */
export function shownSlides({ selected, size, total, loop }: View): number[] {
  const count = Math.min(size, total);
  const start = selected * size;
  const first = loop ? start : Math.min(start, total - count);
  return Array.from({ length: count }, (_, offset) => (first + offset) % total);
}
