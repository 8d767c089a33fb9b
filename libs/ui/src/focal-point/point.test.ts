import { expect, it } from 'vitest';
import { pointAfterKey, pointAt } from './point.ts';

const box = { left: 100, top: 50, width: 400, height: 200 };

it.each([
  ['the middle', { x: 300, y: 150 }, { x: 0.5, y: 0.5 }],
  ['a third', { x: 233, y: 117 }, { x: 0.33, y: 0.34 }],
  ['beyond the corner', { x: 20, y: 900 }, { x: 0, y: 1 }],
])('a press at %s', (_, press, point) => {
  expect(pointAt(press, box)).toEqual(point);
});

it.each([
  ['ArrowLeft', false, { x: 0.49, y: 0.98 }],
  ['ArrowRight', true, { x: 0.6, y: 0.98 }],
  ['ArrowUp', true, { x: 0.5, y: 0.88 }],
  ['ArrowDown', true, { x: 0.5, y: 1 }],
  ['Enter', false, undefined],
])('%s (shift: %s)', (key, large, point) => {
  expect(pointAfterKey({ x: 0.5, y: 0.98 }, key, large)).toEqual(point);
});
