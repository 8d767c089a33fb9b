import { expect, it } from 'vitest';
import { isAway } from './watch-swipe.ts';

it.each([
  ['far, slowly', 130, 2000, true],
  ['a third is not yet far', 110, 2000, false],
  ['short and fast', 40, 60, true],
  ['short and slow', 40, 400, false],
  ['a press that trembled', 8, 10, false],
  ['the other way', -200, 100, false],
])('%s: %d px in %d ms on a sheet of 352 px: %s', (_what, distance, time, away) => {
  expect(isAway(distance, 352, time)).toBe(away);
});
