import { expect, it } from 'vitest';
import { listingPath, readListing } from './studio-path.ts';

it.each([
  ['', { mine: true, q: '', page: 1 }, '/de_DE/studio'],
  [
    'state=draft&of=all&q=%20Brot%20&page=3',
    { state: 'draft', mine: false, q: 'Brot', page: 3 },
    '/de_DE/studio?state=draft&of=all&q=Brot&page=3',
  ],
  ['state=in_review&of=all', { in_review: true, mine: false, q: '', page: 1 }, '/de_DE/studio?state=in_review&of=all'],
  ['state=secret&of=x&page=-1', { mine: true, q: '', page: 1 }, '/de_DE/studio'],
])('reads %s', (search, listing, path) => {
  expect(readListing(new URLSearchParams(search))).toEqual(listing);
  expect(listingPath('de_DE', readListing(new URLSearchParams(search)))).toBe(path);
});
