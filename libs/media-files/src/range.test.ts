import { expect, it } from 'vitest';
import { parseRange, rangeApplies } from './range.ts';

it.each([
  [undefined, null],
  ['', null],
  ['bytes=0-', { start: 0, end: 999 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['Bytes= 10-19', { start: 10, end: 19 }],
  ['bytes=990-5000', { start: 990, end: 999 }],
  ['bytes=999-', { start: 999, end: 999 }],
  ['bytes=-10', { start: 990, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=1000-2000', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  [`bytes=${'9'.repeat(400)}-`, 'unsatisfiable'],
  ['bytes=20-10', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['bytes=a-b', null],
  ['bytes=1.5-3', null],
  ['lines=0-1', null],
])('the range %j of a thousand bytes is %j', (header, expected) => {
  expect(parseRange(header, 1000)).toEqual(expected);
});

it.each(['bytes=0-', 'bytes=-1', 'bytes=0-0'])('nothing of an empty file can be had: %s', (header) => {
  expect(parseRange(header, 0)).toBe('unsatisfiable');
});

it.each([
  [undefined, true],
  ['"abc"', true],
  ['"abd"', false],
  ['W/"abc"', false],
  ['Wed, 21 Oct 2026 07:28:00 GMT', false],
])('a range asked for with If-Range %s applies: %s', (header, expected) => {
  expect(rangeApplies(header, '"abc"')).toBe(expected);
});
