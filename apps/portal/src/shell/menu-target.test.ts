import { expect, it } from 'vitest';
import { isActive, menuTarget } from './menu-target.ts';

const entry = { reference_id: null, url: null, target: 'self' } as const;

it.each([
  [{ ...entry, type: 'dashboard' }, { href: '/fr_FR' }],
  [{ ...entry, type: 'news' }, { href: '/fr_FR/news' }],
  [{ ...entry, type: 'news', reference_id: '12' }, { href: '/fr_FR/news/12' }],
  [{ ...entry, type: 'page', reference_id: 'welcome' }, { href: '/fr_FR/page/welcome' }],
  [{ ...entry, type: 'page' }, { href: '/fr_FR/404' }],
  [
    { ...entry, type: 'external', url: 'https://weather.example', target: 'external' },
    { href: 'https://weather.example', target: '_blank', rel: 'noopener noreferrer' },
  ],
  [{ ...entry, type: 'external', url: 'javascript:alert(1)' }, { href: '/fr_FR' }],
] as const)('%j leads to %j', (item, target) => {
  expect(menuTarget(item, 'fr_FR')).toEqual(target);
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
