import { attributesOf, readAttributes } from '@foyer/widget-element/options';
import { expect, it } from 'vitest';
import { shopOptions } from './options.ts';

const read = (attributes: Record<string, string>) => readAttributes(shopOptions, (name) => attributes[name] ?? null);

it('takes its options as attributes', () => {
  expect(attributesOf(shopOptions)).toEqual(['limit']);
  expect(read({})).toEqual({ options: { limit: 12 } });
  expect(read({ limit: '100' })).toEqual({ options: { limit: 100 } });
});

it.each(['0', '101', '1.5', 'all', ''])('refuses limit="%s"', (limit) => {
  expect(read({ limit }).problems?.map(({ attribute }) => attribute)).toContain('limit');
});
