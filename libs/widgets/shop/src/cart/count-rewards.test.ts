import { aCart, aCartItem } from '@foyer/api/testing';
import { expect, it } from 'vitest';
import { balanceOf, countOf, countRewards } from './count-rewards.ts';

const cart = aCart([aCartItem({ quantity: 2 }), aCartItem({ quantity: 0 }, 1), aCartItem({ quantity: 97 }, 2)], 500);

it('counts pieces, not lines', () => {
  expect(countRewards(cart)).toBe(99);
  expect(countRewards(aCart([]))).toBe(0);
});

it('knows how many of a reward there are', () => {
  expect([0, 1, 5].map((index) => countOf(cart, aCartItem({}, index).product.id))).toEqual([2, 0, 0]);
  expect(countOf(undefined, 'any')).toBe(0);
});

it('knows what the member has, also where the cart costs more', () => {
  expect(cart.summary.props.coins_remaining).toBeLessThan(0);
  expect(balanceOf(cart)).toBe(500);
});
