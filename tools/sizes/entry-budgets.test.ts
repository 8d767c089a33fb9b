import { expect, test } from 'vitest';
import { complaint, extended, group, judge, roomFor, updated } from './entry-budgets.ts';

test('an export that is over its budget, new or gone is named with what to do', () => {
  const lines = judge({ Button: 1.8, Menu: 3.4, Select: 47 }, { Button: 2, Menu: 3, Tooltip: 5 });
  expect(lines.map((line) => [line.name, complaint(line)])).toEqual([
    ['Select', 'has no budget: add "Select": 51.7'],
    ['Menu', 'is over its budget of 3 kB'],
    ['Button', undefined],
    ['Tooltip', 'is exported no longer: drop its line'],
  ]);
});

test('a name with * takes all exports together that have no line of their own', () => {
  const groups = group(['Icon', 'HeartIcon', 'StarIcon', 'MenuIcon'], { '*Icon': 9, HeartIcon: 2 });
  expect(Object.fromEntries(groups)).toEqual({ Icon: ['Icon'], HeartIcon: ['HeartIcon'], '*Icon': ['StarIcon', 'MenuIcon'] });
});

test('a budget leaves a tenth, and at least 0.1 kB', () => {
  expect(roomFor(10)).toBe(11);
  expect(roomFor(0.06)).toBe(0.2);
});

test('an update sets what is new, dearer or much cheaper, drops what is gone, and leaves the rest', () => {
  const costs = { Alert: 2.6, Button: 1.8, Card: 1.2, Dialog: 2 };
  expect(updated(costs, { Button: 1.9, Card: 1, Dialog: 9, Gone: 3 })).toEqual({ Alert: 2.9, Button: 1.9, Card: 1.4, Dialog: 2.2 });
});

test('what is new gets a budget beside the others, which stay', () => {
  expect(extended({ Alert: 2.6, Button: 5 }, { Button: 1.9, Card: 1 })).toEqual({ Alert: 2.9, Button: 1.9, Card: 1 });
});
