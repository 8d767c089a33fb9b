import { expect, it } from 'vitest';
import { peoplePath, readPeopleListing } from './people-path.ts';

it.each([
  ['', { q: '', page: 1 }],
  [
    '?state=blocked&permission=editor&hotel=h1&q=+berger+&page=3',
    { state: 'blocked', permission: 'editor', hotel: 'h1', q: 'berger', page: 3 },
  ],
  ['?state=gone&permission=root&page=-1', { q: '', page: 1 }],
  ['?page=1.5', { q: '', page: 1 }],
])('reads %j', (search, listing) => {
  expect(readPeopleListing(new URLSearchParams(search))).toEqual(listing);
});

it('writes what it reads', () => {
  const path = peoplePath('de_DE', { state: 'invited', hotel: 'h 1', q: 'a&b', page: 2 });
  expect(path).toBe('/de_DE/studio/people?state=invited&hotel=h+1&q=a%26b&page=2');
  expect(readPeopleListing(new URL(path, 'https://portal.example').searchParams)).toMatchObject({ hotel: 'h 1', q: 'a&b', page: 2 });
});
