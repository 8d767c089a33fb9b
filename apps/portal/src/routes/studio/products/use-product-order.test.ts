import { expect, it } from 'vitest';
import { moveBetween } from './use-product-order.ts';

const before = ['a', 'b', 'c', 'd'];

it.each([
  [['b', 'a', 'c', 'd'], { id: 'a', place: { beside: 'b', side: 'after' } }],
  [['b', 'c', 'd', 'a'], { id: 'a', place: { beside: 'd', side: 'after' } }],
  [['d', 'a', 'b', 'c'], { id: 'd', place: { beside: 'a', side: 'before' } }],
  [['a', 'd', 'b', 'c'], { id: 'd', place: { beside: 'a', side: 'after' } }],
  [['a', 'c', 'b', 'd'], { id: 'b', place: { beside: 'c', side: 'after' } }],
  [before, undefined],
])('to make %j of the order, it moves %j', (after, move) => {
  expect(moveBetween(before, after)).toEqual(move);
});
