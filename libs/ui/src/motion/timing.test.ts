import { expect, it } from 'vitest';
import { scales } from '@foyer/theme/scales';
import { bezier, pace, seconds } from './timing.ts';

it.each([
  ['120ms', 0.12],
  ['240ms', 0.24],
  ['0ms', 0],
])('%s are %d seconds', (time, expected) => {
  expect(seconds(time)).toBe(expected);
});

it.each(Object.entries(scales.easing))('%s is a curve of four numbers', (_name, easing) => {
  expect(`cubic-bezier(${bezier(easing).join(', ')})`).toBe(easing);
});

it('refuses what is no curve', () => {
  expect(() => bezier('linear')).toThrow('linear');
});

it('speaks in the units of framer-motion', () => {
  expect(pace('slow', 'enter')).toEqual({ duration: 0.24, ease: [0, 0, 0, 1] });
});
