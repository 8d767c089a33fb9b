import { expect, it } from 'vitest';
import { z } from 'zod';
import { readTolerantly } from './read-tolerantly.ts';

const schema = z.object({
  name: z.string().default('Foyer'),
  words: z.record(z.string(), z.string()).default({}),
  lists: z.array(z.object({ key: z.string() })).default([]),
});

it.each<[string, unknown, unknown, string[]]>([
  ['sound', { name: 'A' }, { name: 'A', words: {}, lists: [] }, []],
  ['one wrong word', { name: 'A', words: { a: 'b', c: 1 } }, { name: 'A', words: { a: 'b' }, lists: [] }, ['at.words.c']],
  ['a wrong group', { name: 'A', words: 1 }, { name: 'A', words: {}, lists: [] }, ['at.words']],
  ['a wrong entry of a list', { name: 'A', lists: [{ key: 1 }] }, { name: 'A', words: {}, lists: [] }, ['at.lists.0.key']],
  ['nothing to read', 7, undefined, ['at']],
  ['null', null, undefined, ['at']],
])('%s', (_, stored, value, paths) => {
  const read = readTolerantly(schema, stored, ['at']);
  expect(read.value).toEqual(value);
  expect(read.faults.map(({ path }) => path)).toEqual(paths);
});

it('leaves what it reads untouched', () => {
  const stored = { words: { c: 1 } };
  readTolerantly(schema, stored, []);
  expect(stored).toEqual({ words: { c: 1 } });
});
