import { expect, it } from 'vitest';
import { shownPeople } from './shown-people.ts';

it.each([
  [0, 4, 0, 0],
  [1, 4, 1, 0],
  [4, 4, 4, 0],
  [5, 4, 3, 2],
  [10_000, 4, 3, 9997],
  [3, 1, 1, 2],
  [3, 0, 1, 2],
])('%i people in %i places: %i faces and %i more', (total, max, shown, more) => {
  expect(shownPeople(total, max)).toEqual({ shown, more });
});
