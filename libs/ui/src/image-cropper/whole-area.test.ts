import { expect, it } from 'vitest';
import { wholeArea } from './whole-area.ts';

const photo = { width: 1600, height: 900 };

it.each([
  ['all of it', { x: 0, y: 0, width: 1600, height: 900 }, photo, { x: 0, y: 0, width: 1600, height: 900 }],
  ['halves', { x: 10.4, y: 10.5, width: 99.5, height: 99.4 }, photo, { x: 10, y: 11, width: 100, height: 99 }],
  ['beyond the end', { x: 1550.2, y: 850, width: 100, height: 100 }, photo, { x: 1500, y: 800, width: 100, height: 100 }],
  ['before the beginning', { x: -3, y: -0.2, width: 50, height: 50 }, photo, { x: 0, y: 0, width: 50, height: 50 }],
  ['larger than the picture', { x: 0, y: 0, width: 1601, height: 901 }, photo, { x: 0, y: 0, width: 1600, height: 900 }],
  ['a quarter of one pixel', { x: 0.3, y: 0.3, width: 0.25, height: 0.25 }, { width: 1, height: 1 }, { x: 0, y: 0, width: 1, height: 1 }],
  ['a line', { x: 0, y: 499.6, width: 0.4, height: 1 }, { width: 1, height: 1000 }, { x: 0, y: 500, width: 1, height: 1 }],
])('%s', (_what, area, picture, expected) => {
  expect(wholeArea(area, picture)).toEqual(expected);
});
