import { expect, it } from 'vitest';
import { candidates } from './candidates.ts';

const variants = [96, 224, 480, 960, 1600].map((width) => ({ width }));

it.each([
  ['100vw', [480, 960, 1600]],
  ['(min-width: 60rem) 24rem, (min-width: 40rem) 50vw, 100vw', [480, 960, 1600]],
  ['(min-width: 60rem) 33vw, 50vw', [224, 480, 960, 1600]],
  ['6rem', [96, 224, 480]],
  ['64px', [96, 224]],
  ['(min-width: 40rem) 12rem, 6rem', [96, 224, 480, 960]],
  ['200rem', [1600]],
  ['calc(100vw - 2rem)', [96, 224, 480, 960, 1600]],
  ['auto', [96, 224, 480, 960, 1600]],
])('keeps of the widths what a browser would choose at %s', (sizes, kept) => {
  expect(candidates(variants, sizes).map(({ width }) => width)).toEqual(kept);
});

it('keeps an only width', () => {
  expect(candidates([{ width: 96 }], '100vw')).toEqual([{ width: 96 }]);
});
