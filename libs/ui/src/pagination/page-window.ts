/** A page number, or a gap where some are left out. */
export type PageSlot = number | 'gap';

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** A page that exists: 1 to `last`, whatever the address says. */
export const pageWithin = (page: number, last: number): number => Math.min(Math.max(1, last), Math.max(1, Math.trunc(page) || 1));

/**
 * The numbers to show: always the first and the last, the present one with its neighbours, and gaps between. From eight pages on there are
 * always seven places, so that the numbers keep their place under the finger; no gap replaces a single page.
 */
export function pageWindow(page: number, last: number): PageSlot[] {
  if (last <= 7) return range(1, last);
  const current = pageWithin(page, last);
  if (current <= 4) return [...range(1, 5), 'gap', last];
  if (current >= last - 3) return [1, 'gap', ...range(last - 4, last)];
  return [1, 'gap', ...range(current - 1, current + 1), 'gap', last];
}
