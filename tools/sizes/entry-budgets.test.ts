import { expect, test } from 'vitest';
import { extended, fails, group, isGate, judge, remark, updated } from './entry-budgets.ts';

test('what is new, gone, or has grown by more than there is room is named, and the first and the last fail a gate', () => {
  const lines = judge({ Button: 1.8, Menu: 3.4, Select: 47, Tabs: 10.3 }, { Button: 2, Menu: 3, Tabs: 10, Tooltip: 5 });
  expect(lines.map((line) => [line.name, remark(line), fails(line)])).toEqual([
    ['Select', 'is new: "Select": 47', true],
    ['Tabs', undefined, false],
    ['Menu', '+13.3 % against the kept figure', true],
    ['Button', undefined, false],
    ['Tooltip', 'is exported no longer', false],
  ]);
});

test('widgets are a gate, the rest is a report', () => {
  expect(['@foyer/widget-shop', '@foyer/widget-shop/element', '@foyer/ui', '@foyer/module-shop'].map(isGate)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a name with * takes all exports together that have no line of their own', () => {
  const groups = group(['Icon', 'HeartIcon', 'StarIcon', 'MenuIcon'], { '*Icon': 9, HeartIcon: 2 });
  expect(Object.fromEntries(groups)).toEqual({ Icon: ['Icon'], HeartIcon: ['HeartIcon'], '*Icon': ['StarIcon', 'MenuIcon'] });
});

test('an update keeps the sizes as they are, to a tenth of a kilobyte, and drops what is gone', () => {
  expect(updated({ Card: 1.2, Alert: 2.61 })).toEqual({ Alert: 2.7, Card: 1.2 });
});

test('what is new gets a figure beside the others, which stay', () => {
  expect(extended({ Alert: 2.6, Button: 5 }, { Button: 1.9, Card: 1 })).toEqual({ Alert: 2.6, Button: 1.9, Card: 1 });
});
