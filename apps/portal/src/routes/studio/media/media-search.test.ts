import { expect, it } from 'vitest';
import { mediaPath, readMediaSearch } from './media-search.ts';

it.each([
  ['', {}, ''],
  ['kind=pdf&q=%20Plan%20', { kind: 'pdf', query: 'Plan' }, '?kind=pdf&q=Plan'],
  ['folder=Hotel+am+Kurpark&kind=drawing', { folder: 'Hotel am Kurpark' }, '?folder=Hotel+am+Kurpark'],
])('reads and writes %j', (address, search, written) => {
  expect(readMediaSearch(new URLSearchParams(address))).toEqual(search);
  expect(mediaPath('de_DE', search as ReturnType<typeof readMediaSearch>)).toBe(`/de_DE/studio/media${written}`);
});
