import { expect, it } from 'vitest';
import { wideSelectors } from './narrow-has.ts';

it.each([
  ['.a:has(.b) > *', 1],
  ['.a:not(:has(:target)) > :is(.b, .b ~ *)', 1],
  [':is(.a:not(:has(:target)) > .b, .a:not(:has(:target)) > .b ~ *)', 1],
  ['.a:has(.b) *::before', 1],
  ['.a:has(.b) :hover', 1],
  ['.a:not(:has(:target)) > .b, .a:not(:has(:target)) > .b ~ .c', 0],
  ['.a:has(.b) :is(.c, .d > p)', 0],
  ['.a > div:not(:has(> section > *))', 0],
  [':root:has(.b)', 0],
  ['.a > *', 0],
])('of the selectors %s %i are wide', (selectors, count) => {
  expect(wideSelectors(Buffer.from(`${selectors} { color: red }`))).toHaveLength(count);
});
