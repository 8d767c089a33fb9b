import { describe, expect, it } from 'vitest';
import { pageTo } from './step-rules.ts';

const quantity = { min: 0, max: 99, step: 1 };

describe('pageTo', () => {
  it.each([
    ['PageUp', 3, 13],
    ['PageDown', 13, 3],
    ['PageUp', 95, 99],
    ['PageDown', 4, 0],
    ['PageUp', undefined, 10],
    ['PageDown', undefined, 89],
    ['ArrowUp', 3, undefined],
    ['Home', 3, undefined],
  ])('%s from %j leads to %j', (key, from, to) => {
    expect(pageTo(key, from, quantity)).toBe(to);
  });

  it('goes ten steps, whatever their size', () => {
    expect(pageTo('PageUp', 10, { min: 0, max: 500, step: 5 })).toBe(60);
  });
});
