/** Load times are counted up to each of these, in ms, and beyond the last. */
const loadBounds = [250, 500, 750, 1000, 1500, 2000, 3000, 5000, 10_000] as const;

/** The place of a time among the counts. */
function placeOf(loadMs: number): number {
  const place = loadBounds.findIndex((bound) => loadMs <= bound);
  return place === -1 ? loadBounds.length : place;
}

/** One time as counts, or none. */
export const countsOf = (loadMs: number | undefined): number[] =>
  Array.from({ length: loadBounds.length + 1 }, (_, place) => Number(loadMs !== undefined && placeOf(loadMs) === place));

/** Three out of four took up to this long; null without any. Beyond the last bound nothing closer is known. */
export function loadTimeOf(counts: readonly number[]): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let sum = 0;
  const place = counts.findIndex((count) => (sum += count) >= total * 0.75);
  return loadBounds[place] ?? loadBounds.at(-1)! * 2;
}
