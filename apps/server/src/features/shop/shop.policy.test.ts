import { describe, expect, it } from 'vitest';
import { canAfford, type Line, refuseAddition, sumUp } from './shop.policy.ts';

const line = (values: Partial<Line> = {}): Line => ({ name: 'Buch', coins: 100, quantity: 1, onOffer: true, ...values });

describe('a reward', () => {
  it.each([
    [0, 1, false],
    [99, 100, false],
    [100, 100, true],
    [101, 100, true],
  ])('for a balance of %i at the price of %i: %s', (balance, price, expected) => {
    expect(canAfford(balance, price)).toBe(expected);
  });

  it.each([
    ['enough for one', { balance: 100, coinsRequired: 100, quantity: 0 }, null],
    ['enough for one, though the cart costs more already', { balance: 100, coinsRequired: 100, quantity: 5 }, null],
    ['too few coins', { balance: 99, coinsRequired: 100, quantity: 0 }, 'coins_missing'],
    ['the last one that fits', { balance: 100, coinsRequired: 1, quantity: 98 }, null],
    ['a full line', { balance: 100, coinsRequired: 1, quantity: 99 }, 'cart_item_full'],
    ['a full line and too few coins', { balance: 0, coinsRequired: 1, quantity: 99 }, 'coins_missing'],
  ])('is put into the cart with %s: %j', (_, addition, expected) => {
    expect(refuseAddition(addition)).toBe(expected);
  });
});

describe('a cart', () => {
  it.each<[string, number, Line[], ReturnType<typeof sumUp>]>([
    ['with nothing in it', 300, [], { used: 0, remaining: 300, fault: null }],
    ['that takes every coin', 300, [line({ quantity: 3 })], { used: 300, remaining: 0, fault: null }],
    [
      'that costs more than there is',
      300,
      [line({ quantity: 3 }), line({ coins: 1 })],
      { used: 301, remaining: -1, fault: { kind: 'coins_missing', missing: 1 } },
    ],
    ['with a line of 0', 0, [line({ quantity: 0 })], { used: 0, remaining: 0, fault: null }],
    [
      'with what is no longer on offer',
      300,
      [line(), line({ name: 'Rad', onOffer: false })],
      { used: 200, remaining: 100, fault: { kind: 'withdrawn', names: ['Rad'] } },
    ],
    ['with a line of 0 that is no longer on offer', 300, [line({ quantity: 0, onOffer: false })], { used: 0, remaining: 300, fault: null }],
    [
      'with both faults names first what can never be had',
      0,
      [line({ onOffer: false })],
      { used: 100, remaining: -100, fault: { kind: 'withdrawn', names: ['Buch'] } },
    ],
  ])('%s', (_, balance, lines, expected) => {
    expect(sumUp(balance, lines)).toEqual(expected);
  });
});
