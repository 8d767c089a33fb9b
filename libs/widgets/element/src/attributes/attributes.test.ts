import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { attributesOf, readAttributes } from './attributes.ts';
import { hostOptions, localeFrom } from './host-options.ts';

const schema = z.object({
  group: z.optional(z.string()),
  maxRecords: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(20)), 6),
});
const read = (attributes: Record<string, string>) => readAttributes(schema, (name) => attributes[name] ?? null);

describe('the attributes of a widget', () => {
  it('are written with dashes', () => {
    expect(attributesOf(schema)).toEqual(['group', 'max-records']);
  });

  it.each([
    [{}, { maxRecords: 6 }],
    [
      { 'max-records': '12', group: 'kitchen' },
      { maxRecords: 12, group: 'kitchen' },
    ],
    [{ unknown: 'x' }, { maxRecords: 6 }],
    [{ group: '' }, { group: '', maxRecords: 6 }],
  ])('%j are read as %j', (attributes, options) => {
    expect(read(attributes)).toEqual({ options });
  });

  it.each(['0', '21', '1.5', 'many', ''])('max-records="%s" is refused by name', (value) => {
    expect(read({ 'max-records': value }).problems?.map(({ attribute }) => attribute)).toContain('max-records');
  });
});

describe('the attributes of every widget', () => {
  const host = (attributes: Record<string, string>) => readAttributes(hostOptions, (name) => attributes[name] ?? null);

  it('have defaults', () => {
    expect(host({})).toEqual({ options: { theme: 'auto', fonts: 'auto', loading: 'lazy' } });
  });

  it.each([
    ['server', 'javascript:alert(1)'],
    ['server', '//evil.example/api'],
    ['server', ''],
    ['locale', 'pl'],
    ['site', 'a b'],
    ['site', ''],
    ['theme', 'pink'],
    ['fonts', 'mine'],
    ['loading', 'never'],
  ])('%s="%s" is refused', (name, value) => {
    expect(host({ [name]: value }).problems).toMatchObject([{ attribute: name }]);
  });
});

it.each([
  ['de', 'de_DE'],
  ['de-DE', 'de_DE'],
  ['de_DE', 'de_DE'],
  ['de-AT', 'de_DE'],
  ['EN', 'en_GB'],
  ['ar-EG', 'ar'],
  ['pl', undefined],
  ['', undefined],
])('the language of "%s" is %s', (tag, locale) => {
  expect(localeFrom(tag)).toBe(locale);
});
