import { expect, it } from 'vitest';
import { shortName } from './manifest.ts';

it.each([
  ['Aurelia Hotels', 'Aurelia'],
  ['Other Hotels', 'Other Hotels'],
  ['Kur', 'Kur'],
  ['Beherbergungsgesellschaft mbH', 'Beherbergung'],
  ['  Haus   am See ', 'Haus am See'],
  ['😀'.repeat(20), '😀'.repeat(12)],
])('%j is called %j below its icon', (name, expected) => {
  expect(shortName(name)).toBe(expected);
});
