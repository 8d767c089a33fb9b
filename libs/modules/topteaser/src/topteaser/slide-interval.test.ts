import { expect, it } from 'vitest';
import { slideInterval } from './slide-interval.ts';

it.each([
  { isCircle: false, sliderInterval: null, expected: 5000 },
  { isCircle: true, sliderInterval: null, expected: 3000 },
  { isCircle: false, sliderInterval: 8000, expected: 8000 },
  { isCircle: true, sliderInterval: 1000, expected: 1000 },
])('cycling $isCircle with the option $sliderInterval: $expected ms', ({ expected, ...options }) => {
  expect(slideInterval(options)).toBe(expected);
});
