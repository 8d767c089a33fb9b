import { attributesOf, readAttributes } from '@foyer/widget-element/options';
import { expect, it } from 'vitest';
import { chatOptions } from './options.ts';

const read = (attributes: Record<string, string>) => readAttributes(chatOptions, (name) => attributes[name] ?? null);

it('takes its options as attributes', () => {
  expect(attributesOf(chatOptions)).toEqual(['limit']);
  expect(read({})).toEqual({ options: { limit: 6 } });
  expect(read({ limit: '20' })).toEqual({ options: { limit: 20 } });
});

it.each(['0', '21', '1.5', 'all', ''])('refuses limit="%s"', (limit) => {
  expect(read({ limit }).problems?.map(({ attribute }) => attribute)).toContain('limit');
});
