import { expect, it } from 'vitest';
import { readSearch, searchPath } from './search-path.ts';

it.each([
  ['', null],
  ['q=', null],
  ['q=%20%20', null],
  ['q=%20Kur%20', { q: 'Kur' }],
  ['q=Kur&area=news&page=3', { q: 'Kur', area: 'news', page: 3, limit: 20 }],
  ['q=Kur&area=secrets&page=x', { q: 'Kur' }],
  ['q=Kur&area=news&page=-1', { q: 'Kur', area: 'news', page: 1, limit: 20 }],
  ['type=extendedSearch&field_id=hotel&query=Kurpark', { type: 'extendedSearch', field_id: 'hotel', query: 'Kurpark', page: 1, limit: 20 }],
  ['type=extendedSearch&field_id=salary&query=9', null],
  ['type=extendedSearch&field_id=hotel&query=', null],
])('the address "%s" asks for %j', (query, expected) => {
  expect(readSearch(new URLSearchParams(query))).toEqual(expected);
});

it.each([
  [{ q: 'a&b c' }, '/de_DE/search_results?q=a%26b+c'],
  [{ q: 'a', area: 'news' as const, page: 2 }, '/de_DE/search_results?q=a&area=news&page=2'],
  [
    { type: 'extendedSearch' as const, field_id: 'hotel' as const, query: 'Kurpark', page: 1 },
    '/de_DE/search_results?type=extendedSearch&field_id=hotel&query=Kurpark',
  ],
])('%j has the address %s', (search, expected) => {
  expect(searchPath('de_DE', search)).toBe(expected);
});
