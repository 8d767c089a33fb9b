import { expect, it } from 'vitest';
import { wayBack } from './way-back.ts';

const origin = 'https://portal.example';
const at = (index: number, ...paths: string[]) => ({
  entries: () => paths.map((path) => ({ url: new URL(path, origin).href })),
  currentEntry: { index },
});
const older = { origin, navigation: undefined, routerIndex: 0, referrer: '' };

it.each([
  ['the page before', at(1, '/de_DE/news', '/de_DE/404'), { delta: -1 }],
  ['no page before', at(0, '/de_DE/404', '/de_DE/news'), null],
  ['a file and a call between', at(3, '/de_DE/news', '/media/1.pdf', '/api/v2/auth/mocs', '/de_DE/404'), { delta: -3 }],
  ['only a file before', at(1, '/media/1.pdf', '/de_DE/404'), null],
  ['another language before', at(1, '/ar/news', '/de_DE/404'), { delta: -1 }],
])('goes by the browser’s list: %s', (_name, navigation, way) => {
  expect(wayBack({ ...older, navigation, referrer: `${origin}/de_DE` })).toEqual(way);
});

it.each([
  ['an entry of the same document', { routerIndex: 2 }, { delta: -1 }],
  ['another document of the portal', { referrer: `${origin}/de_DE/news?page=2#end` }, { path: '/de_DE/news?page=2#end' }],
  ['another site', { referrer: 'https://elsewhere.example/de_DE/news' }, null],
  ['what is no page', { referrer: `${origin}/media/1.pdf` }, null],
  ['nothing', {}, null],
])('without one by what is known: %s', (_name, facts, way) => {
  expect(wayBack({ ...older, ...facts })).toEqual(way);
});
