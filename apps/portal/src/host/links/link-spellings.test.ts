import { linkTarget } from '@foyer/i18n';
import { apiSpellings, pageSpellings } from '@foyer/links/testing';
import { describe, expect, it } from 'vitest';
import { afterLoginPath } from './redirects.ts';

describe('what calls the API', () => {
  it.each(apiSpellings)('is nothing that links and redirects lead to: %j', (spelling) => {
    expect(linkTarget('de_DE', spelling)).toBeNull();
    const target = new URL(afterLoginPath('de_DE', new URLSearchParams({ redirect: spelling })), 'https://portal.example');
    expect(target.pathname).toMatch(/^\/de_DE(?:\/|$)/);
  });

  it.each(pageSpellings)('is not %j', (spelling) => {
    expect(linkTarget('de_DE', spelling)).not.toBeNull();
  });
});

it('leads to media where they are, and to pages in the reader’s language', () => {
  expect(linkTarget('de_DE', '/api/v2/media/plan.pdf')).toEqual({ href: '/api/v2/media/plan.pdf', external: false });
  expect(linkTarget('de_DE', '/page/./x/../welcome')).toEqual({ href: '/de_DE/page/welcome', external: false });
});
