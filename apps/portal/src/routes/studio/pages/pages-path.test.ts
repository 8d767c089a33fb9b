import { expect, it } from 'vitest';
import { pagesPath, readPagesListing } from './pages-path.ts';

it('the address of the list holds what it shows, and nothing that makes no sense', () => {
  const listing = { state: 'changed', type: 'page', q: 'rente', page: 2 } as const;
  const path = pagesPath('de_DE', listing);
  expect(path).toBe('/de_DE/studio/pages?state=changed&type=page&q=rente&page=2');
  expect(readPagesListing(new URL(path, 'http://x').searchParams)).toEqual(listing);
  expect(readPagesListing(new URLSearchParams('state=odd&type=odd&page=-1'))).toEqual({ q: '', page: 1 });
  expect(pagesPath('de_DE', { q: '', page: 1 })).toBe('/de_DE/studio/pages');
});
