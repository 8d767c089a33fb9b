import { expect, it } from 'vitest';
import { shows, showsYear } from './occasions.policy.ts';

it.each([
  [{ byMember: false, otherwise: false }, false],
  [{ byMember: false, otherwise: true }, true],
  [{ byMember: true, otherwise: false }, true],
  [{ byMember: true, otherwise: true }, true],
])('by the rule %j birthdays are shown: %s; anniversaries always are', (rule, expected) => {
  expect(shows('birthday', rule)).toBe(expected);
  expect(shows('anniversary', rule)).toBe(true);
});

it.each([
  ['birthday', false, false],
  ['birthday', true, true],
  ['anniversary', false, true],
  ['anniversary', true, true],
] as const)('a %s of a member whose year of birth is visible (%s) comes with its year: %s', (type, birthYearVisible, expected) => {
  expect(showsYear(type, { birthYearVisible })).toBe(expected);
});
