/** How one star of a row is filled. */
export type StarFill = 'empty' | 'half' | 'full';

/** The nearest half step between 0 and `max`; a quarter rounds up. What is no number is nothing yet: 0. */
export function toHalves(value: number | null | undefined, max: number): number {
  if (value === null || value === undefined || Number.isNaN(value)) return 0;
  // 100 steps of care: what was divided before, such as 2.3 × 10, carries a crumb that would fall below a quarter.
  const clean = Math.round(value * 1e6) / 1e6;
  return Math.min(max, Math.max(0, Math.round(clean * 2) / 2));
}

/** The stars of a row from first to last. */
export function starFills(value: number | null | undefined, max: number): StarFill[] {
  const halves = toHalves(value, max) * 2;
  return Array.from({ length: max }, (_, star) => (halves >= star * 2 + 2 ? 'full' : halves > star * 2 ? 'half' : 'empty'));
}
