import { readSettings } from '@foyer/settings';
import { expect, it } from 'vitest';
import { birthdayRule, showsBirthday } from './birthday.policy.ts';

const toggle = (initially: boolean) => ({ type: 'toggle' as const, id: 'birthday', title: { de_DE: 'Geburtstag zeigen' }, initially });
const settings = (showBirthday: boolean, settingsMenu: ReturnType<typeof toggle>[] = []) =>
  readSettings({ profileOptions: { showBirthday }, settingsMenu }).settings;

it.each([
  ['the customer shows them', settings(true), [true, true, true]],
  ['the customer shows none', settings(false), [false, false, false]],
  ['members may hide theirs', settings(true, [toggle(true)]), [true, false, true]],
  ['members may show theirs', settings(true, [toggle(false)]), [true, false, false]],
  ['the customer shows none, whatever members chose', settings(false, [toggle(true)]), [false, false, false]],
])('colleagues see birthdays by on, off and untouched toggles where %s', (_case, read, expected) => {
  expect([true, false, null].map((state) => showsBirthday(birthdayRule(read), state))).toEqual(expected);
});
