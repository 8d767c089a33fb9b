import { describe, expect, it } from 'vitest';
import { badgeText } from './badge-text.ts';

describe('badgeText', () => {
  it.each([
    [undefined, undefined],
    [null, undefined],
    [0, undefined],
    [-1, undefined],
    [Number.NaN, undefined],
    ['', undefined],
    [1, '1'],
    [12.7, '12'],
    [99, '99'],
    [99.5, '99'],
    [100, '99+'],
    [10_000, '99+'],
    ['dot', 'dot'],
    ['neu', 'neu'],
  ])('shows %j as %j', (badge, text) => {
    expect(badgeText(badge)).toBe(text);
  });
});
