import { expect, it } from 'vitest';
import { aliasedPage, pageOfKey, pageOfMenu, readPageId } from './page-ids.ts';

const pages = { dashboard: 'dashboard', terms: 'agb', imprint: 'imprint-2026', 'q-and-a': 'faq' };

it.each([
  ['terms', { pages, terms: { version: '1', page_id: 'terms-2026' } }, 'terms-2026'],
  ['terms', { pages, terms: { version: '1', page_id: null } }, 'agb'],
  ['terms', { pages, terms: null }, 'agb'],
  ['terms', { pages: { dashboard: 'd' }, terms: null }, null],
  ['imprint', { pages, terms: null }, 'imprint-2026'],
  ['q-and-a', { pages, terms: null }, 'faq'],
  ['q-and-a', { pages: { dashboard: 'd', q_and_a: 'questions' }, terms: null }, 'questions'],
  ['jobs', { pages, terms: null }, null],
] as const)('the alias %s with %j leads to %s', (alias, settings, expected) => {
  expect(aliasedPage(alias, settings)).toBe(expected);
});

it.each([
  ['welcome', { kind: 'id', value: 'welcome' }],
  ['portal.pages.imprint', { kind: 'pages', value: 'imprint' }],
  ['pages.q-and-a', { kind: 'pages', value: 'q-and-a' }],
  ['portal.menu.welcome', { kind: 'menu', value: 'welcome' }],
  ['mypages.imprint', { kind: 'id', value: 'mypages.imprint' }],
  ['portal.pages.', { kind: 'id', value: 'portal.pages.' }],
  ['portal.pages.a.b', { kind: 'id', value: 'portal.pages.a.b' }],
])('%s is read as %j', (id, expected) => {
  expect(readPageId(id)).toEqual(expected);
});

it.each([
  ['imprint', 'imprint-2026'],
  ['nothing', null],
  ['constructor', null],
])('the key %s means %s', (key, expected) => {
  expect(pageOfKey({ pages }, key)).toBe(expected);
});

const routes = [
  { url: '/', reference_id: null },
  { url: '/news', reference_id: null },
  { url: '/page/welcome', reference_id: 'welcome' },
  { url: '/page/019-academy/', reference_id: '019-academy' },
  { url: 'https://a.example/academy', reference_id: null },
];

it.each([
  ['welcome', 'welcome'],
  ['019-academy', '019-academy'],
  ['academy', null],
  ['come', null],
  ['news', null],
])('the menu’s key %s means %s', (key, expected) => {
  expect(pageOfMenu(routes, key)).toBe(expected);
});
