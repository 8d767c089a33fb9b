import { expect, it } from 'vitest';
import { answerFor, meaningOf, offlinePageOf, routesFor, withArticles, withTheme } from './rules.ts';

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
  [{ type: 'basic', status: 200 }, 'good', 'good'],
  [{ type: 'opaqueredirect', status: 0 }, 'over', 'over'],
  [{ type: 'basic', status: 401 }, 'over', 'over'],
  [{ type: 'basic', status: 403 }, 'over', 'gone'],
  [{ type: 'basic', status: 404 }, 'over', 'gone'],
  [{ type: 'basic', status: 410 }, 'over', 'gone'],
  [{ type: 'basic', status: 429 }, 'over', 'good'],
  [{ type: 'basic', status: 502 }, 'failing', 'failing'],
] as const)('an answer %j for the TV page is %s, for an article %s', (answer, screen, article) => {
  expect([meaningOf('screen', answer), meaningOf('articles', answer)]).toEqual([screen, article]);
});

const page = '<main><section hidden><h2>Readable</h2><ul></ul></section></main>';

it('the offline page names the articles that can be read, the latest first, and nothing where there are none', () => {
  expect(withArticles(page, [])).toBe(page);
  const articles = [
    { path: '/de_DE/news/1', title: 'Eins', at: 1 },
    { path: '/de_DE/news/2', title: 'Zwei', at: 2 },
  ];
  expect(withArticles(page, articles)).toBe(
    '<main><section><h2>Readable</h2><ul><li><a href="/de_DE/news/2" dir="auto">Zwei</a></li><li><a href="/de_DE/news/1" dir="auto">Eins</a></li></ul></section></main>',
  );
});

it.each([
  ['dark', 'dark'],
  ['system', 'system'],
  [undefined, 'light'],
  ['"><script>', 'light'],
])('the offline page is shown in the scheme %s as %s', (chosen, shown) => {
  expect(withTheme('<html data-theme="light">', chosen)).toBe(`<html data-theme="${shown}">`);
});

it('a title is text on the offline page, whatever it holds', () => {
  const shown = withArticles(page, [{ path: '/de_DE/news/"1', title: '<img src=x onerror="a()"> & $& $\'', at: 1 }]);
  expect(shown).toContain('href="/de_DE/news/&quot;1"');
  expect(shown).toContain(">&lt;img src=x onerror=&quot;a()&quot;&gt; &amp; $&amp; $'</a>");
});
