/** How far Page Up and Page Down go, in steps. */
const page = 10;

/** Where Page Up and Page Down lead from a number; from no number to the limit behind. `undefined` for other keys. */
export function pageTo(key: string, value: number | undefined, { min, max, step }: { min: number; max: number; step: number }) {
  const direction = { PageUp: 1, PageDown: -1 }[key];
  if (!direction) return undefined;
  const from = value ?? (direction > 0 ? min : max);
  return Math.min(max, Math.max(min, from + direction * page * step));
}
