import { expect, test } from 'vitest';
import { growth, isOver } from './room.ts';

test('a size may be 3 % over its kept figure, and a small one 0.2 kB', () => {
  expect([isOver(175, 170), isOver(176, 170)]).toEqual([false, true]);
  expect([isOver(2.2, 2), isOver(2.3, 2)]).toEqual([false, true]);
});

test('the growth is given in per cent, in both directions', () => {
  expect([growth(175.1, 170), growth(165.6, 170), growth(170, 170)]).toEqual(['+3.0 %', '−2.6 %', '+0.0 %']);
});
