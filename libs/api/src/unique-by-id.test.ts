import { expect, it } from 'vitest';
import { uniqueById } from './unique-by-id.ts';

const entries = (ids: string) => [...ids].map((id) => ({ id }));

it.each([
  ['nothing', '', ''],
  ['different entries', 'abc', 'abc'],
  ['an entry that moved to the next page', 'abccde', 'abcde'],
  ['entries that came back later', 'abcab', 'abc'],
])('of %s keeps each once, in the order they came', (_case, ids, expected) => {
  expect(uniqueById(entries(ids))).toEqual(entries(expected));
});
