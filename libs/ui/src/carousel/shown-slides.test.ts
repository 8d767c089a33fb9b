import { expect, it } from 'vitest';
import { shownSlides } from './shown-slides.ts';

it.each([
  ['one of three', { selected: 1, size: 1, total: 3, loop: true }, [1]],
  ['the first four of six', { selected: 0, size: 4, total: 6, loop: true }, [0, 1, 2, 3]],
  ['round the end', { selected: 1, size: 4, total: 6, loop: true }, [4, 5, 0, 1]],
  ['up to the end', { selected: 1, size: 4, total: 6, loop: false }, [2, 3, 4, 5]],
  ['all that there are', { selected: 0, size: 4, total: 2, loop: true }, [0, 1]],
  ['none', { selected: 0, size: 4, total: 0, loop: true }, []],
])('shows %s', (_what, view, expected) => {
  expect(shownSlides(view)).toEqual(expected);
});
