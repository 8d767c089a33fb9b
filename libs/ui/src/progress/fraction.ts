/** How much of the whole is done, from 0 to 1, whatever was counted wrong; `undefined` where it is unknown. */
export function fraction(value: number | undefined, max: number): number | undefined {
  if (value === undefined || Number.isNaN(value)) return undefined;
  if (!(max > 0)) return 1;
  return Math.min(Math.max(value / max, 0), 1);
}
