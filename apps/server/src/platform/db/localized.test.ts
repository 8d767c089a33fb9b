import { describe, expect, it } from 'vitest';
import { localize, localizeList } from './localized.ts';
import type { Locale, LocalizedList, LocalizedText } from './types.ts';

describe('localize', () => {
  it.each<[string, LocalizedText, Locale, string, Locale]>([
    ['the reader’s language', { de_DE: 'Hallo', fr_FR: 'Bonjour', en_GB: 'Hello' }, 'fr_FR', 'Bonjour', 'fr_FR'],
    ['English where it is missing', { de_DE: 'Hallo', en_GB: 'Hello' }, 'fr_FR', 'Hello', 'en_GB'],
    ['German where English is missing, too', { ar: 'مرحبا', de_DE: 'Hallo' }, 'fr_FR', 'Hallo', 'de_DE'],
    ['the first there is', { ar: 'مرحبا', it_IT: 'Ciao' }, 'fr_FR', 'Ciao', 'it_IT'],
    ['another language for an empty text', { fr_FR: '', en_GB: 'Hello' }, 'fr_FR', 'Hello', 'en_GB'],
    ['nothing where there is nothing', {}, 'nl_NL', '', 'nl_NL'],
  ])('takes %s', (_, text, locale, expected, taken) => {
    expect(localize(text, locale)).toEqual({ text: expected, locale: taken });
  });
});

describe('localizeList', () => {
  it.each<[string, LocalizedList | null, Locale, string[]]>([
    ['the reader’s language', { de_DE: ['Wein', 'Käse'], en_GB: ['Wine'] }, 'de_DE', ['Wein', 'Käse']],
    ['another language for an empty list', { fr_FR: [], en_GB: ['Wine'] }, 'fr_FR', ['Wine']],
    ['the first there is', { ar: ['نبيذ'] }, 'nl_NL', ['نبيذ']],
    ['nothing where there is nothing', null, 'de_DE', []],
  ])('takes %s', (_, list, locale, expected) => {
    expect(localizeList(list, locale)).toEqual(expected);
  });
});
