/** The place of an item of a masonry: its column from 0, and its top and height in px. */
export interface Place {
  column: number;
  top: number;
  height: number;
}

/**
 * Puts each item into the column that ends highest; of equal ones into the first, so that the reading order runs along the lines.
 * Items that were placed keep their columns (`before`), whatever became of their heights: nothing jumps aside when more come or one opens.
 */
export function placeItems(heights: readonly number[], columns: number, gap: number, before: readonly number[] = []): Place[] {
  const ends = Array.from({ length: Math.max(columns, 1) }, () => 0);
  return heights.map((height, index) => {
    const kept = before[index];
    const column = kept !== undefined && kept < ends.length ? kept : ends.indexOf(Math.min(...ends));
    const top = ends[column] ?? 0;
    ends[column] = top + height + gap;
    return { column, top, height };
  });
}
