import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { localeOf } from './locale.ts';

describe('the language asked for', () => {
  const request = (query: object, header?: string) => ({ query, headers: { 'accept-language': header } }) as unknown as FastifyRequest;

  it('is the query’s, else the header’s, else the member’s, else German', () => {
    expect(localeOf(request({ locale: 'it_IT' }, 'fr'), { language: 'nl_NL' })).toBe('it_IT');
    expect(localeOf(request({ locale: 'xx_XX' }, 'fr'), { language: 'nl_NL' })).toBe('fr_FR');
    expect(localeOf(request({}), { language: 'nl_NL' })).toBe('nl_NL');
    expect(localeOf(request({ locale: ['it_IT'] }))).toBe('de_DE');
    expect(localeOf(request({ locale: 'toString' }))).toBe('de_DE');
  });
});
