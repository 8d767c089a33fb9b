import { describe, expect, it } from 'vitest';
import { createDirectionWatch } from './use-scrolled-back.ts';

describe('the direction of scrolling', () => {
  it.each([
    ['down', [0, 500, 1000], false],
    ['up', [1000, 900], true],
    ['up, by small steps', [1000, 990, 980, 970], true],
    ['down, with a finger that is not still', [1000, 990, 1002, 985], false],
    ['up, with a finger that is not still', [1000, 900, 905, 899], true],
    ['up and down again', [1000, 900, 912], false],
    ['up, down, and up again', [1000, 900, 1200, 1170], true],
    ['nowhere', [700], false],
  ])('is %s', (_case, places, up) => {
    const isUp = createDirectionWatch();
    expect(places.map(isUp).at(-1)).toBe(up);
  });
});
