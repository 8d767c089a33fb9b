import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localeTags } from '@foyer/locales';
import { translate } from './messages.ts';
import { readSpecification } from './specification.ts';

const server = join(import.meta.dirname, '../../..');
const languages = Object.keys(localeTags) as (keyof typeof localeTags)[];
const read = (locale: string) => JSON.parse(readFileSync(join(server, `lang/${locale}.json`), 'utf8')) as Record<string, string>;

/** The values a message asks for. */
function argumentsOf(elements: MessageFormatElement[]): string[] {
  const names = elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const inner = element.type === TYPE.plural ? Object.values(element.options).flatMap(({ value }) => argumentsOf(value)) : [];
    return [element.value, ...inner];
  });
  return [...new Set(names)].sort();
}

/** The codes that the sources refuse requests with. */
function usedCodes(): { problems: string[]; fields: string[] } {
  const sources = globSync('src/**/*.ts', { cwd: server, exclude: (path) => path.endsWith('.test.ts') }).map((file) =>
    readFileSync(join(server, file), 'utf8'),
  );
  const find = (pattern: RegExp) => [...new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map((match) => match[1]!)))];
  return {
    problems: find(/(?:Problem\(|\[)\d{3}, '([a-z_]+)'/g),
    fields: [...find(/\bcode: '([a-z_]+)'/g), ...find(/refusedField\('[\w.]+', '([a-z_]+)'/g)].filter((code) => code !== 'custom'),
  };
}

describe('the messages', () => {
  const english = read('en_GB');

  it.each(languages)('are complete in %s and ask for the same values', (locale) => {
    const messages = read(locale);
    expect(Object.keys(messages)).toEqual(Object.keys(english));
    for (const [id, text] of Object.entries(messages)) {
      expect(argumentsOf(parse(text)), id).toEqual(argumentsOf(parse(english[id]!)));
    }
  });

  // Words that some languages share with English.
  const shared = new Set([
    'confirmations.name',
    'confirmations.hotel',
    'confirmations.open',
    'confirmations.state',
    'confirmations.version',
    'user_field.areas',
    'numbers.hotel',
  ]);

  it('are of the codes that the contract names', () => {
    const schema = readSpecification().components.schemas['Problem'] as { properties: { code: { 'x-extensible-enum': string[] } } };
    const codes = Object.keys(english).filter((id) => /^problem\.\w+\.title$/.test(id));
    expect(codes.map((id) => id.split('.')[1]).toSorted()).toEqual(schema.properties.code['x-extensible-enum']);
  });

  it.each(languages.filter((locale) => locale !== 'en_GB'))('are translated in %s', (locale) => {
    const same = Object.entries(read(locale)).filter(([id, text]) => text === english[id]);
    expect(same.filter(([id]) => !shared.has(id))).toEqual([]);
  });

  it('word every code the sources use', () => {
    const { problems, fields } = usedCodes();
    expect(problems.length).toBeGreaterThan(10);
    expect(problems.filter((code) => !(`problem.${code}.title` in english && `problem.${code}.detail` in english))).toEqual([]);
    expect(fields.filter((code) => !(`field.${code}` in english || `module_fault.${code}` in english))).toEqual([]);
  });

  it('put values in and follow the language’s plural rules', () => {
    expect(translate('en_GB', 'field.too_long', { limit: 2000 })).toBe('Please enter at most 2,000 characters.');
    expect(translate('de_DE', 'field.too_long', { limit: 2000 })).toBe('Bitte geben Sie höchstens 2.000 Zeichen ein.');
    expect(translate('ar', 'field.too_few', { limit: 2 })).toContain('عنصرين');
  });

  it('address the reader as the customer does, and say all else alike', () => {
    const informal = read('de_DE.informal');
    expect(translate('de_DE.informal', 'field.too_long', { limit: 2000 })).toBe('Bitte gib höchstens 2.000 Zeichen ein.');
    expect(informal).not.toHaveProperty('filter.date');
    for (const id of Object.keys(read('de_DE')).filter((id) => !(id in informal))) {
      expect(translate('de_DE.informal', id, { name: 'A', title: 'B', count: 2 })).toBe(
        translate('de_DE', id, { name: 'A', title: 'B', count: 2 }),
      );
    }
  });

  it('fall back where a code has no words of its own', () => {
    expect(translate('en_GB', 'field.unheard_of', {}, 'field.invalid')).toBe(english['field.invalid']);
  });
});
