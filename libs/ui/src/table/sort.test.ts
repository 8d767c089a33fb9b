import { expect, it } from 'vitest';
import { nextSort, type TableSort } from './sort.ts';

it.each<[TableSort | undefined, string, TableSort['direction']]>([
  [undefined, 'name', 'ascending'],
  [{ column: 'name', direction: 'ascending' }, 'name', 'descending'],
  [{ column: 'name', direction: 'descending' }, 'name', 'ascending'],
  [{ column: 'score', direction: 'ascending' }, 'name', 'ascending'],
])('%o, pressing %s: %s', (sort, column, direction) => {
  expect(nextSort(sort, column)).toEqual({ column, direction });
});
