import { expect, it } from 'vitest';
import { answerFor, isScreen, mayStillShow, offlinePageOf, routesFor, screenAnswer } from './rules.ts';

const origin = 'https://portal.example';

it.each([
  ['GET', 'navigate', '/de_DE/news/12', 'document'],
  ['GET', 'navigate', '/', 'document'],
  ['GET', 'navigate', '/api/v2/auth/mocs', 'browser'],
  ['GET', 'navigate', '/api/v2/media/plan.pdf', 'browser'],
  ['GET', 'navigate', '/offline/de_DE', 'browser'],
  ['GET', 'navigate', '/de_DE', 'document'],
  ['GET', 'navigate', '/ar/', 'document'],
  ['GET', 'navigate', '/robots.txt', 'browser'],
  ['GET', 'navigate', '/de_DE/logout', 'browser'],
  ['GET', 'navigate', '/ar/logout/', 'browser'],
  ['GET', 'navigate', '/de_DE/logouts', 'document'],
  ['GET', 'navigate', '/health', 'browser'],
  ['GET', 'navigate', '/de_DEX/news', 'browser'],
  ['POST', 'navigate', '/de_DE/login', 'browser'],
  ['GET', 'cors', '/assets/every-abc.js', 'asset'],
  ['GET', 'no-cors', '/assets/humanist.woff2', 'asset'],
  ['GET', 'cors', '/api/v2/user/me', 'browser'],
  ['GET', 'no-cors', '/api/v2/media/photo.jpg', 'browser'],
  ['GET', 'cors', '/de_DE', 'browser'],
  ['HEAD', 'cors', '/assets/every-abc.js', 'browser'],
  ['GET', 'cors', 'https://elsewhere.example/assets/x.js', 'browser'],
])('%s (%s) of %s is answered by: %s', (method, mode, path, expected) => {
  expect(answerFor({ method, mode, url: new URL(path, origin).href }, origin)).toBe(expected);
});

it.each([
  ['/', 'fetch-event'],
  ['/de_DE', 'fetch-event'],
  ['/ar/news/12', 'fetch-event'],
  ['/api/v2/auth/mocs', 'network'],
  ['/ar/logout', 'network'],
  ['/api/v2/auth/mocs/callback', 'network'],
  ['/offline/ar', 'network'],
])('a browser with static routing takes %s from: %s', (path, expected) => {
  const fits = (pathname: string) => new RegExp(`^${pathname.replace('*', '.*')}$`).test(path);
  const first = routesFor(['de_DE', 'ar']).find(({ condition }) => !condition.urlPattern || fits(condition.urlPattern.pathname));
  expect(first?.source).toBe(expected);
});

const pages = { de_DE: '/offline/de_DE', ar: '/offline/ar' };

it.each([
  ['/ar/news', '/offline/ar'],
  ['/de_DE', '/offline/de_DE'],
  ['/xx_XX', '/offline/de_DE'],
  ['/constructor/x', '/offline/de_DE'],
  ['/', '/offline/de_DE'],
])('offline %s is replaced by %s', (path, expected) => {
  expect(offlinePageOf(new URL(path, origin).href, pages)).toBe(expected);
});

it('has no page where the customer has no language', () => {
  expect(offlinePageOf(`${origin}/de_DE`, {})).toBeUndefined();
});

it.each([
  ['/de_DE/bubbletool_tv', true],
  ['/ar/bubbletool_tv', true],
  ['/de_DE/bubbletool_tv?x=1', true],
  ['/de_DE/bubbletool_tv/x', false],
  ['/bubbletool_tv', false],
  ['/de_DE/news', false],
])('%s is the TV page: %s', (path, expected) => {
  expect(isScreen(new URL(path, origin).href)).toBe(expected);
});

const hour = 3_600_000;
it.each([
  [String(100 * hour), 100 * hour, true],
  [String(100 * hour), 123 * hour, true],
  [String(100 * hour), 124 * hour, false],
  [String(100 * hour), 99 * hour, false],
  [null, 100 * hour, false],
  ['yesterday', 100 * hour, false],
])('a document kept at %s may be shown at %i: %s', (keptAt, now, expected) => {
  expect(mayStillShow(keptAt, now)).toBe(expected);
});

it.each([
  ['basic', 200, 'good'],
  ['opaqueredirect', 0, 'over'],
  ['basic', 404, 'over'],
  ['basic', 502, 'failing'],
] as const)('an answer (%s, %i) for the TV page is %s', (type, status, expected) => {
  expect(screenAnswer({ type, status })).toBe(expected);
});
