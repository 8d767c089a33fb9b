import { expect, it } from 'vitest';
import { shareOf, shownShare } from './share.ts';

it.each([
  [0, 0, 0, '0%'],
  [0, 40, 0, '0%'],
  [1, 1000, 0.001, '1%'],
  [1, 3, 1 / 3, '33%'],
  [999, 1000, 0.999, '99%'],
  [40, 40, 1, '100%'],
  [41, 40, 1, '100%'],
])('%i of %i', (part, whole, share, shown) => {
  expect(shareOf(part, whole)).toBe(share);
  expect(new Intl.NumberFormat('en', { style: 'percent' }).format(shownShare(part, whole))).toBe(shown);
});
