import { expect, it } from 'vitest';
import { countedAlone, type HotelGroup } from './counted-alone.ts';

const groups = (hotels: Record<string, number>, none = 0): HotelGroup[] => [
  ...Object.entries(hotels).map(([hotelId, members]) => ({ hotelId, members })),
  ...(none > 0 ? [{ hotelId: null, members: none }] : []),
];

it.each([
  ['five are enough', groups({ a: 5, b: 9 }), ['a', 'b']],
  ['four are not, nor are those of no hotel', groups({ a: 5, b: 4 }, 3), ['a']],
  ['a few that are left take the smallest hotel with them', groups({ a: 9, b: 5, c: 6 }, 1), ['a', 'c']],
  ['where there is no other, all are counted together', groups({ a: 40, b: 3 }), []],
  ['where all are few, none is counted alone', groups({ a: 4, b: 4 }), []],
  ['there is no one', [], []],
])('%s', (_name, all, expected) => {
  expect([...countedAlone(all)].sort()).toEqual(expected);
});
