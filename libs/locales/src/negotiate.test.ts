import { describe, expect, it } from 'vitest';
import { negotiateLocale } from './negotiate.ts';

describe('the language asked for', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['*', undefined],
    ['de', 'de_DE'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de_DE'],
    ['en-US', 'en_GB'],
    ['pl, en;q=0.5', 'en_GB'],
    ['en;q=0.2, fr;q=0.9', 'fr_FR'],
    ['en;q=0, it', 'it_IT'],
    ['ar-EG', 'ar'],
    ['NL', 'nl_NL'],
    ['deu', undefined],
    ['x;q=abc,,;;=', undefined],
    ['fr'.padEnd(10_000, ',fr'), 'fr_FR'],
  ])('in %s is %s', (header, locale) => {
    expect(negotiateLocale(header)).toBe(locale);
  });
});
