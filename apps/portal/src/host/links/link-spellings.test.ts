import { apiSpellings, pageSpellings } from '@foyer/api/testing/link-spellings';
import { isMediaPath, isWebAddress, linkTarget, portalPath } from '@foyer/i18n';
import { describe, expect, it } from 'vitest';
import { afterLoginPath } from './redirects.ts';

describe('what calls the API', () => {
  it.each(apiSpellings)('is nothing that links, buttons and actions lead to: %j', (spelling) => {
    expect([linkTarget('de_DE', spelling), portalPath(spelling), isWebAddress(spelling), isMediaPath(spelling)]).toEqual([
      null,
      null,
      false,
      false,
    ]);
    const target = new URL(afterLoginPath('de_DE', new URLSearchParams({ redirect: spelling })), 'https://portal.example');
    expect(target.pathname).toMatch(/^\/de_DE(?:\/|$)/);
  });

  it.each(pageSpellings)('is not %j', (spelling) => {
    expect(linkTarget('de_DE', spelling)).not.toBeNull();
    expect(portalPath(spelling)).toBe(spelling.startsWith('/') ? spelling : null);
  });
});

it('leads to media where they are, and to pages in the reader’s language', () => {
  expect(linkTarget('de_DE', '/api/v2/media/plan.pdf')).toEqual({ href: '/api/v2/media/plan.pdf', external: false });
  expect(linkTarget('de_DE', '/page/./x/../welcome')).toEqual({ href: '/de_DE/page/welcome', external: false });
});
