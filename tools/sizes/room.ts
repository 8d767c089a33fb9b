/** Whether a size is over its kept figure by more than there is room: three hundredths, and of small sizes 0.2 kB. */
export const isOver = (size: number, kept: number): boolean => size > Math.max(kept * 1.03, kept + 0.2);

/** How a size has changed against its kept figure: `+4.2 %`. */
export function growth(size: number, kept: number): string {
  const percent = (size / kept - 1) * 100;
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)} %`;
}
