import { expect, it } from 'vitest';
import { searchWords } from './search.fold.ts';

it.each([
  ['  Café   MÜLLER ', ['cafe', 'muller']],
  ['Straße', ['strasse']],
  ['   ', []],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ['فندق', ['فندق']],
])('the words of %j are %j', (text, expected) => {
  expect(searchWords(text)).toEqual(expected);
});
