import { attributesOf, readAttributes } from '@foyer/widget-element/options';
import { expect, it } from 'vitest';
import { occasionsSliderOptions } from './options.ts';

const read = (attributes: Record<string, string>) => readAttributes(occasionsSliderOptions, (name) => attributes[name] ?? null);

it('takes its options as attributes', () => {
  expect(attributesOf(occasionsSliderOptions)).toEqual(['show', 'limit', 'show-all-url']);
  expect(read({})).toEqual({ options: { show: 'all', limit: 6 } });
  expect(read({ show: 'birthdays', limit: '3', 'show-all-url': '/en_GB/occasions' })).toEqual({
    options: { show: 'birthdays', limit: 3, showAllUrl: '/en_GB/occasions' },
  });
  expect(read({ 'show-all-url': 'https://community.example/en_GB/occasions' }).problems).toBeUndefined();
});

it.each([
  ['limit', '0'],
  ['limit', '7'],
  ['limit', '1.5'],
  ['limit', 'all'],
  ['limit', ''],
  ['show', 'weddings'],
  ['show', ''],
  ['show-all-url', 'javascript:alert(1)'],
  ['show-all-url', '//evil.example'],
  ['show-all-url', '/\\evil.example'],
  ['show-all-url', 'https://user@evil.example'],
])('refuses %s="%s"', (attribute, value) => {
  expect(read({ [attribute]: value }).problems?.map((problem) => problem.attribute)).toContain(attribute);
});
