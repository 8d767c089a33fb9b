import { expect, it } from 'vitest';
import { localeKeys } from './locales.ts';
import { localeOfWording, wordingOf } from './wordings.ts';

it('only German has texts of its own for customers who say du', () => {
  expect(localeKeys.map((locale) => wordingOf(locale, 'informal')).filter((wording) => wording.includes('.'))).toEqual(['de_DE.informal']);
  expect(localeKeys.map((locale) => wordingOf(locale, 'formal'))).toEqual(localeKeys);
});

it('every text is in the language of its name', () => {
  for (const locale of localeKeys) {
    expect(localeOfWording(wordingOf(locale, 'informal'))).toBe(locale);
    expect(localeOfWording(locale)).toBe(locale);
  }
});
