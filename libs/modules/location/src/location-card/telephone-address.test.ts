import { expect, it } from 'vitest';
import { telephoneAddress } from './telephone-address.ts';

it.each([
  ['+49 8382 555-140', 'tel:+498382555140'],
  ['+49 (0) 8382 555', 'tel:+498382555'],
  ['+49 (0)8382 555', 'tel:+498382555'],
  ['08382 / 555 140', 'tel:08382555140'],
  ['+49 1+2', 'tel:+4912'],
])('%s is dialled as %s', (written, dialled) => {
  expect(telephoneAddress(written)).toBe(dialled);
});
