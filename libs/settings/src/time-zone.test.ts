import { expect, it } from 'vitest';
import { dayIn, isTimeZone } from './time-zone.ts';

it.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['+05:30', true],
  ['Europe/Foyer', false],
  ['', false],
])('takes "%s" for a time zone: %s', (name, expected) => {
  expect(isTimeZone(name)).toBe(expected);
});

it.each([
  ['Europe/Berlin', '2026-12-31T22:59:59.999Z', '2026-12-31'],
  ['Europe/Berlin', '2026-12-31T23:00:00.000Z', '2027-01-01'],
  ['Europe/Berlin', '2026-06-30T22:00:00.000Z', '2026-07-01'],
  ['Pacific/Kiritimati', '2026-11-18T10:00:00.000Z', '2026-11-19'],
  ['Pacific/Pago_Pago', '2026-11-18T10:00:00.000Z', '2026-11-17'],
])('knows that in %s it is at %s the day %s', (timeZone, moment, day) => {
  expect(dayIn(timeZone, new Date(moment))).toBe(day);
});
