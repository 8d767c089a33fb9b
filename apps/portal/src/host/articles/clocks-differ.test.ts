import { expect, it } from 'vitest';
import { clocksDiffer } from './clocks-differ.ts';

it.each([
  ['Europe/Berlin', 'Europe/Berlin', '2026-12-04T18:00Z', false],
  ['Europe/Berlin', 'Europe/Paris', '2026-12-04T18:00Z', false],
  ['Europe/Berlin', 'Europe/London', '2026-12-04T18:00Z', true],
  // Africa/Lagos has no summer time: the clocks are the same in winter alone.
  ['Europe/Berlin', 'Africa/Lagos', '2026-12-04T18:00Z', false],
  ['Europe/Berlin', 'Africa/Lagos', '2026-07-04T18:00Z', true],
  ['Europe/Berlin', undefined, '2026-12-04T18:00Z', false],
  ['Europe/Nowhere', 'Europe/Paris', '2026-12-04T18:00Z', false],
  ['Europe/Berlin', 'Europe/London', 'nonsense', false],
])('clocks of %s and %s at %s differ: %s', (timeZone, other, moment, expected) => {
  expect(clocksDiffer(timeZone, other, moment)).toBe(expected);
});
