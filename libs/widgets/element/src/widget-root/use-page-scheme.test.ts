import { expect, it } from 'vitest';
import { lightnessOf } from './use-page-scheme.ts';

it.each([
  ['rgb(0, 0, 0)', 'dark'],
  ['rgb(29, 43, 48)', 'dark'],
  ['rgba(255, 255, 255, 0.87)', 'light'],
  ['color(srgb 0.9 0.9 0.92)', 'light'],
  ['color(srgb 0.1 0.1 0.1 / 0.5)', 'dark'],
  ['color(display-p3 0.95 0.95 0.95)', 'light'],
  ['oklch(0.97 0.01 250)', 'light'],
  ['oklab(0.2 -0.02 0.03)', 'dark'],
  ['lab(96 0 0)', 'light'],
  ['lch(12 30 90)', 'dark'],
  ['', 'dark'],
])('%s is %s', (color, scheme) => {
  expect(lightnessOf(color) > 0.5 ? 'light' : 'dark').toBe(scheme);
});
