import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { localeOf, negotiateLocale } from './locale.ts';

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

  const request = (query: object, header?: string) => ({ query, headers: { 'accept-language': header } }) as unknown as FastifyRequest;

  it('is the query’s, else the header’s, else the member’s, else German', () => {
    expect(localeOf(request({ locale: 'it_IT' }, 'fr'), { language: 'nl_NL' })).toBe('it_IT');
    expect(localeOf(request({ locale: 'xx_XX' }, 'fr'), { language: 'nl_NL' })).toBe('fr_FR');
    expect(localeOf(request({}), { language: 'nl_NL' })).toBe('nl_NL');
    expect(localeOf(request({ locale: ['it_IT'] }))).toBe('de_DE');
    expect(localeOf(request({ locale: 'toString' }))).toBe('de_DE');
  });
});
