/** A part of a whole, from 0 to 1. */
export const shareOf = (part: number, whole: number): number => (whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 0);

/** The same to be written as a percentage without decimals: none is 0 % and all are 100 %, and nothing else is. */
export function shownShare(part: number, whole: number): number {
  const share = shareOf(part, whole);
  return share === 0 || share === 1 ? share : Math.min(0.99, Math.max(0.01, share));
}
