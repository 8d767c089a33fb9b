import { chatOptions } from '@foyer/widget-chat/options';
import { hostOptions } from '@foyer/widget-element/options';
import { occasionsSliderOptions } from '@foyer/widget-occasions-slider/options';
import { shopOptions } from '@foyer/widget-shop/options';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import type { FoyerAttributes, FoyerChatAttributes, FoyerOccasionsAttributes, FoyerShopAttributes } from './attributes.ts';

type Own<Attributes> = Omit<Attributes, keyof FoyerAttributes>;
/** Numbers are written as texts in an attribute, and read as numbers. */
type Written<Schema extends z.ZodMiniType> = Partial<z.output<Schema>>;

it('the types of the package are what the elements take', () => {
  expectTypeOf<Required<FoyerAttributes>>().toEqualTypeOf<Required<z.output<typeof hostOptions>>>();
  expectTypeOf<Required<Own<FoyerChatAttributes>>>().toEqualTypeOf<Required<Written<typeof chatOptions>>>();
  expectTypeOf<Required<Own<FoyerOccasionsAttributes>>>().toEqualTypeOf<Required<Written<typeof occasionsSliderOptions>>>();
  expectTypeOf<Required<Own<FoyerShopAttributes>>>().toEqualTypeOf<Required<Written<typeof shopOptions>>>();
});

it.each([
  ['FoyerAttributes', hostOptions],
  ['FoyerChatAttributes', chatOptions],
  ['FoyerOccasionsAttributes', occasionsSliderOptions],
  ['FoyerShopAttributes', shopOptions],
])('the defaults that %s documents are the ones that hold', (name, schema) => {
  const source = readFileSync(join(import.meta.dirname, 'attributes.ts'), 'utf8');
  const [, body = ''] = new RegExp(`interface ${name} [^{]*\\{([^}]*)\\}`).exec(source) ?? [];
  const documented = [...body.matchAll(/@default (\S+)\s+\*\/\s+(\w+)\?/g)].map(([, value, key]) => [key, JSON.parse(value!) as unknown]);
  expect(Object.fromEntries(documented)).toEqual(JSON.parse(JSON.stringify(z.parse(schema, {}))));
});
