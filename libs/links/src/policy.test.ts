import { describe, expect, it } from 'vitest';
import { apiSpellings, pageSpellings } from '../testing/index.ts';
import { callsApi, isMediaPath, isWebAddress, portalPath, safeLink, safePath } from './policy.ts';

describe('a link an editor may set', () => {
  it.each(['/', '/news', '/page/welcome?x=1#top', 'https://aurelia.example/a?b=c', 'HTTPS://aurelia.example'])('takes %s', (link) => {
    expect(safeLink(link)).toBe(link);
  });

  it.each([
    ...['', 'news', '//evil.example', '/\\evil.example', '/\t/evil.example', '/\n/evil.example', '\\\\evil.example', ' /news'],
    ...['http://aurelia.example', 'javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'ftp://aurelia.example'],
    ...['https://aurelia.example@evil.example', 'https://', 'https:/evil.example', 'https:///evil.example'],
    ...['https://evil.example\\@aurelia.example', null, undefined],
  ])('refuses %j', (link) => {
    expect(safeLink(link)).toBeNull();
  });

  it('is written as a browser reads it', () => {
    expect(safeLink('/page/./x/../welcome')).toBe('/page/welcome');
  });
});

describe('a path to go to', () => {
  it.each([
    ['/news?page=2#comments', '/news?page=2#comments'],
    ['/', '/'],
    [null, '/'],
    ['', '/'],
    ['news', '/'],
    ['//evil.example', '/'],
    ['///evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/\r\n/evil.example', '/'],
    ['/.//evil.example', '/'],
    ['/./../..//evil.example', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/@evil.example', '/@evil.example'],
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ])('%j → %j', (value, expected) => {
    expect(safePath(value)).toBe(expected);
  });
});

describe('what calls the API', () => {
  it.each(apiSpellings)('is no link: %j', (spelling) => {
    expect([safeLink(spelling), portalPath(spelling), safePath(spelling)]).toEqual([null, null, '/']);
    expect([isWebAddress(spelling), isMediaPath(spelling)]).toEqual([false, false]);
  });

  it.each(pageSpellings)('is not %j', (spelling) => {
    expect(safeLink(spelling)).toBe(spelling);
    expect(portalPath(spelling)).toBe(spelling.startsWith('/') ? spelling : null);
  });

  it('differs from the pages of other sites by its version', () => {
    expect(callsApi(new URL('http://news.example/api/v2/logout'))).toBe(true);
    expect(callsApi(new URL('http://news.example/api/feed'))).toBe(false);
  });
});
