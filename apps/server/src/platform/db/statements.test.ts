import { expect, it } from 'vitest';
import { createNames } from './statements.ts';

it('names what comes again, the same for the same text', () => {
  const nameOf = createNames();
  const names = [1, 2, 3, 4].map(() => nameOf('select 1'));
  expect(names).toEqual([undefined, undefined, 'foyer_1', 'foyer_1']);
});

it('leaves the words of transactions and long lists of values as they are', () => {
  const nameOf = createNames();
  const long = `insert into t values ${'(1),'.repeat(5000)}`;
  expect([1, 2, 3].flatMap(() => ['begin', 'commit', long].map(nameOf)).every((name) => name === undefined)).toBe(true);
});

it('names only so many', () => {
  const nameOf = createNames(2);
  const last = (text: string) => [nameOf(text), nameOf(text), nameOf(text)].at(-1);
  expect(['select 1', 'select 2', 'select 3', 'select 1'].map(last)).toEqual(['foyer_1', 'foyer_2', undefined, 'foyer_1']);
});
