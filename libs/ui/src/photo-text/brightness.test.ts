import { describe, expect, it } from 'vitest';
import { inkOn, meanLuma, measure, sampleArea, sampledSize, visiblePart, type Corner } from './brightness.ts';

const endLeft: Corner = { block: 'end', inline: 'left' };
const pixels = (...colors: number[][]) => colors.flat();

it.each([
  ['nothing is cut', { width: 1600, height: 900 }, { width: 800, height: 450 }, { x: 0, y: 0, width: 1600, height: 900 }],
  ['a square of a wide one', { width: 1600, height: 900 }, { width: 300, height: 300 }, { x: 350, y: 0, width: 900, height: 900 }],
  ['a strip of a tall one', { width: 900, height: 1600 }, { width: 300, height: 100 }, { x: 0, y: 650, width: 900, height: 300 }],
  ['a box without a size', { width: 1600, height: 900 }, { width: 0, height: 0 }, { x: 0, y: 0, width: 1600, height: 900 }],
])('shows of a picture: %s', (_what, picture, box, expected) => {
  expect(visiblePart(picture, box)).toEqual(expected);
});

it.each([
  [
    { width: 1600, height: 900 },
    { width: 100, height: 56 },
  ],
  [
    { width: 900, height: 1600 },
    { width: 56, height: 100 },
  ],
  [
    { width: 100, height: 100 },
    { width: 100, height: 100 },
  ],
  [
    { width: 64, height: 48 },
    { width: 64, height: 48 },
  ],
  [
    { width: 1, height: 1 },
    { width: 1, height: 1 },
  ],
  [
    { width: 0, height: 0 },
    { width: 0, height: 0 },
  ],
])('makes %j as small as %j', (picture, expected) => {
  expect(sampledSize(picture)).toEqual(expected);
});

describe('samples 50 × 12 pixels where the text begins', () => {
  it.each<[Corner, number, number]>([
    [endLeft, 0, 44],
    [{ block: 'end', inline: 'right' }, 50, 44],
    [{ block: 'start', inline: 'left' }, 0, 0],
    [{ block: 'start', inline: 'right' }, 50, 0],
  ])('%j', (corner, x, y) => {
    expect(sampleArea({ width: 100, height: 56 }, corner)).toEqual({ x, y, width: 50, height: 12 });
  });

  it.each([
    [50, 12, true],
    [49, 100, false],
    [100, 11, false],
    [1, 1, false],
    [0, 0, false],
  ])('%d × %d has room for it: %s', (width, height, fits) => {
    expect(sampleArea({ width, height }, endLeft) !== undefined).toBe(fits);
  });
});

it.each([
  ['black', pixels([0, 0, 0, 255]), 0],
  ['white', pixels([255, 255, 255, 255]), 255],
  ['red', pixels([255, 0, 0, 255]), 76],
  ['green', pixels([0, 255, 0, 255]), 150],
  ['blue', pixels([0, 0, 255, 255]), 29],
  ['black and white', pixels([0, 0, 0, 255], [255, 255, 255, 255]), 128],
  ['white, and black that hardly shows', pixels([255, 255, 255, 255], [0, 0, 0, 0]), 255],
  ['nothing but holes', pixels([0, 0, 0, 0]), 255],
  ['no pixels', [], 255],
])('%s has the luma', (_what, data, luma) => {
  expect(meanLuma(data)).toBe(luma);
});

describe('where it cannot be measured', () => {
  const photo = { width: 1600, height: 900 };
  const white = () => pixels([255, 255, 255, 255]);
  const refuse = () => {
    throw new DOMException('The canvas has been tainted by cross-origin data.', 'SecurityError');
  };
  it.each([
    ['measured', photo, photo, white, 255],
    ['not loaded', { width: 0, height: 0 }, photo, white, 30],
    ['of another server', photo, photo, refuse, 20],
    ['too small', { width: 40, height: 40 }, photo, white, 255],
    ['cut to a column', photo, { width: 100, height: 400 }, () => pixels([0, 0, 0, 255]), 255],
    // Bounds come first: what is out of them is not read.
    ['too small and of another server', { width: 1, height: 1 }, photo, refuse, 255],
  ])('%s', (_what, picture, box, read, expected) => {
    expect(measure(picture, box, endLeft, read)).toBe(expected);
  });
});

it.each([
  [0, 'light'],
  [20, 'light'],
  [30, 'light'],
  [127, 'light'],
  [128, 'dark'],
  [255, 'dark'],
])('on a brightness of %d the ink is %s', (brightness, ink) => {
  expect(inkOn(brightness)).toBe(ink);
});
