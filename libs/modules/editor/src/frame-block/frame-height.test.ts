import { expect, it } from 'vitest';
import { heightOf } from './frame-height.ts';

it.each([
  [{ type: 'foyer:frame-height', height: 120.2 }, 121],
  [{ type: 'foyer:frame-height', height: 0 }, 0],
  [{ type: 'foyer:frame-height', height: 1e9 }, 4000],
  [{ type: 'foyer:frame-height', height: -1 }, null],
  [{ type: 'foyer:frame-height', height: '120' }, null],
  [{ type: 'foyer:frame-height', height: Number.NaN }, null],
  [{ type: 'foyer:frame-height', height: Infinity }, null],
  [{ type: 'height', height: 120 }, null],
  [{ height: 120 }, null],
  ['foyer:frame-height', null],
  [null, null],
  [undefined, null],
])('of the message %j it takes %s', (data, height) => {
  expect(heightOf(data)).toBe(height);
});
