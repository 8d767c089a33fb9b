import { expect, it } from 'vitest';
import { frameFigures } from './frames.ts';

it('counts frames that come late and frames that are missed', () => {
  const { rate, late, missed } = frameFigures([16.6, 16.7, 17, 16.7, 20, 16.7, 33.4, 16.7, 16.7, 16.7]);
  expect(rate).toBeCloseTo(53.4, 1);
  expect(late).toBe(20);
  expect(missed).toBe(10);
});
