import { describe, expect, it } from 'vitest';
import { afterLoginPath, loginPath, safeRedirectPath, ssoPath, wantedPath, wantedQuery } from './redirects.ts';

describe('safeRedirectPath', () => {
  it.each([
    ['/news/12', '/news/12'],
    ['/news?page=2#comments', '/news?page=2#comments'],
    ['/de_DE/news/12', '/news/12'],
    ['/de_DE', '/'],
    ['/', '/'],
    [null, '/'],
    ['', '/'],
    ['news', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['\\\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/\r\n/evil.example', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['https://portal@evil.example', '/'],
    ['/de_DE//evil.example', '/'],
    ['/./../..//evil.example', '/'],
    ['/login?redirect=/login', '/'],
    ['/de_DE/login', '/'],
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
    ['///evil.example', '/'],
    ['////evil.example', '/'],
    ['/\\/evil.example', '/'],
    ['/.//evil.example', '/'],
    ['/de_DE/.//evil.example', '/'],
    ['/de_DE/..//evil.example', '/'],
    ['//user:password@evil.example', '/'],
    ['https:evil.example', '/'],
    ['https:/evil.example', '/'],
    ['HTTPS://evil.example', '/'],
    ['JaVaScRiPt:alert(1)', '/'],
    ['java\tscript:alert(1)', '/'],
    ['data:text/html,x', '/'],
    ['\u0000//evil.example', '/'],
    [' //evil.example', '/'],
    ['/\u000b/evil.example', '/'],
    ['/news\r\nSet-Cookie: a=b', '/'],
    ['/@evil.example', '/@evil.example'],
    ['/\uff0fevil.example', '/%EF%BC%8Fevil.example'],
    ['/login/terms?redirect=/x', '/'],
    ['/LOGIN', '/'],
    ['/de_DE/login#x', '/'],
    ['/loginhelp', '/loginhelp'],
  ])('%j → %j', (value, expected) => {
    expect(safeRedirectPath(value)).toBe(expected);
  });

  it('never leaves the portal once the language precedes it', () => {
    for (const value of ['//evil.example', '/%09/evil.example', '/@evil.example', '/.evil.example', '/%5cevil.example']) {
      const target = new URL(afterLoginPath('de_DE', new URLSearchParams({ redirect: value })), 'https://portal.example');
      expect(target.origin).toBe('https://portal.example');
    }
  });
});

describe('loginPath', () => {
  it.each([
    ['https://portal.example/de_DE', '/de_DE/login?redirect=%2F'],
    ['https://portal.example/de_DE/news/12?x=1', '/de_DE/login?redirect=%2Fnews%2F12%3Fx%3D1'],
  ])('%s', (url, expected) => {
    expect(loginPath('de_DE', new URL(url))).toBe(expected);
  });
});

describe('afterLoginPath', () => {
  it.each([
    [{}, '/de_DE'],
    [{ redirect: '/news/12' }, '/de_DE/news/12'],
    [{ next: '/news' }, '/de_DE/news'],
    [{ redirect: '/news', next: '/page/welcome' }, '/de_DE/news'],
    [{ redirect: 'https://evil.example' }, '/de_DE'],
  ])('%j → %s', (query, expected) => {
    expect(afterLoginPath('de_DE', new URLSearchParams(query as Record<string, string>))).toBe(expected);
  });
});

describe('the way to single sign-on', () => {
  it('carries language and wanted path, and never another site', () => {
    const wanted = (query: Record<string, string>) => wantedPath(new URLSearchParams(query));
    expect(ssoPath('ar', wanted({ redirect: '/news?page=2' }))).toBe('/api/v2/auth/mocs?locale=ar&redirect=%2Fnews%3Fpage%3D2');
    expect(ssoPath('ar', wanted({ next: '//evil.example' }))).toBe('/api/v2/auth/mocs?locale=ar&redirect=%2F');
  });
});

describe('links on the way in', () => {
  it.each([
    ['redirect=/news?page=2%23comments', '?redirect=%2Fnews%3Fpage%3D2%23comments'],
    ['next=/de_DE/news', '?redirect=%2Fnews'],
    ['redirect=https://rooms.aurelia.example/plan', ''],
    ['redirect=//evil.example', ''],
    ['redirect=javascript:alert(1)', ''],
    ['next=https://evil.example', ''],
    ['', ''],
  ])('keep what was wanted: %s → %s', (search, expected) => {
    expect(wantedQuery(new URLSearchParams(search))).toBe(expected);
  });

  it('lead home with the query of the dashboard', () => {
    expect(afterLoginPath('de_DE', new URLSearchParams({ redirect: '/?chat=7' }))).toBe('/de_DE?chat=7');
  });
});
