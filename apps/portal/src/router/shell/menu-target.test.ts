import { expect, it } from 'vitest';
import { routes } from '../routes.tsx';
import { isActive, menuTarget } from '../../host/menu/menu-target.ts';

const entry = { reference_id: null, url: null, target: 'self' } as const;

it.each([
  [{ ...entry, type: 'dashboard' }, { href: '/fr_FR' }],
  [{ ...entry, type: 'news' }, { href: '/fr_FR/news' }],
  [{ ...entry, type: 'news', reference_id: '12' }, { href: '/fr_FR/news/12' }],
  [{ ...entry, type: 'page', reference_id: 'welcome' }, { href: '/fr_FR/page/welcome' }],
  [{ ...entry, type: 'page', reference_id: 'a/b?c' }, { href: '/fr_FR/page/a%2Fb%3Fc' }],
  [{ ...entry, type: 'activity_feed' }, { href: '/fr_FR/activity_feed' }],
  [{ ...entry, type: 'categories', reference_id: 'hotels' }, { href: '/fr_FR/categories/hotels' }],
  [{ ...entry, type: 'who_is_who', reference_id: '7' }, { href: '/fr_FR/who_is_who/7' }],
  [
    { ...entry, type: 'news', target: 'external' },
    { href: '/fr_FR/news', target: '_blank', rel: 'noopener noreferrer' },
  ],
  [
    { ...entry, type: 'external', url: 'https://weather.example', target: 'external' },
    { href: 'https://weather.example', target: '_blank', rel: 'noopener noreferrer' },
  ],
] as const)('%j leads to %j', (item, target) => {
  expect(menuTarget(item, 'fr_FR', routes)).toEqual(target);
});

it.each([
  { ...entry, type: 'page' },
  { ...entry, type: 'hologram' },
  { ...entry, type: 'hologram', reference_id: '12' },
  { ...entry, type: 'toString' },
  { ...entry, type: '../../api/v2/auth/logout' },
  { ...entry, type: '*' },
  { ...entry, type: 'external', url: 'javascript:alert(1)' },
  { ...entry, type: 'external' },
])('%j leads nowhere', (item) => {
  expect(menuTarget(item, 'fr_FR', routes)).toBeNull();
});

it('a type of the specification leads somewhere as soon as the portal has its route', () => {
  const item = { ...entry, type: 'groups', reference_id: '7' };
  const path = (name: string) => [{ path: ':lang', children: [{ path: name }, { path: '*' }] }];
  expect(menuTarget(item, 'fr_FR', path('news/:id'))).toBeNull();
  expect(menuTarget(item, 'fr_FR', path('groups/:id'))).toEqual({ href: '/fr_FR/groups/7' });
});

it.each([
  ['/de_DE', '/de_DE', true],
  ['/de_DE', '/de_DE/news', false],
  ['/de_DE/news', '/de_DE/news', true],
  ['/de_DE/news', '/de_DE/news/12', true],
  ['/de_DE/news', '/de_DE/newsletter', false],
  ['/de_DE/news', '/de_DE/news/', true],
  ['/de_DE/groups/7', '/de_DE/groups/7', true],
  ['/de_DE/groups/7', '/de_DE/groups/7/topics/3', true],
  ['/de_DE/groups/7', '/de_DE/groups/70', false],
  ['/de_DE/groups/7', '/de_DE/groups', false],
  ['https://weather.example', '/de_DE', false],
])('%s on %s is active: %s', (href, pathname, expected) => {
  expect(isActive(href, pathname, 'de_DE')).toBe(expected);
});
