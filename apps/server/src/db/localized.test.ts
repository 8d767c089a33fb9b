import { describe, expect, it } from 'vitest';
import { localize } from './localized.ts';
import type { Locale, LocalizedText } from './types.ts';

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
