import { apiSpellings, pageSpellings } from '@foyer/api/testing/link-spellings';
import { describe, expect, it } from 'vitest';
import { sanitizeEditorHtml } from '../../features/editor/editor.html.ts';
import { sanitizeContent } from '../../features/news/news.html.ts';
import { escapeHtml } from '../html/escape-html.ts';
import { isMediaAddress, safeLink, safePath } from './links.ts';

describe('a link an editor may set', () => {
  it.each(['/', '/news', '/page/welcome?x=1#top', 'https://aurelia.example/a?b=c', 'HTTPS://aurelia.example'])('takes %s', (link) => {
    expect(safeLink(link)).toBe(link);
  });

  it.each([
    ...['', 'news', '//evil.example', '/\\evil.example', '/\t/evil.example', '/\n/evil.example', '\\\\evil.example', ' /news'],
    ...['http://aurelia.example', 'javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'ftp://aurelia.example'],
    ...['https://aurelia.example@evil.example', 'https://', 'https:/evil.example', 'https://evil.example\\@aurelia.example'],
  ])('refuses %j', (link) => {
    expect(safeLink(link)).toBeNull();
  });

  it('has nothing for nothing', () => {
    expect([safeLink(undefined), safeLink(null)]).toEqual([null, null]);
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
    expect(safeLink(spelling)).toBeNull();
    expect(safePath(spelling)).toBe('/');
    expect(isMediaAddress(spelling)).toBe(false);
    const [attribute, picture] = [escapeHtml(spelling), `<img src="${escapeHtml(spelling)}" />`];
    expect(sanitizeEditorHtml(`<a href="${attribute}">a</a>${picture}`)).toBe('<a>a</a>');
    expect(sanitizeContent(`<a href="${attribute}">a</a>${picture}`)).toBe('<a>a</a>');
    const button = `<button data-action="navigate" data-target="${attribute}">a</button>`;
    expect(sanitizeEditorHtml(button)).toBe('<button data-action="navigate" type="button">a</button>');
  });

  it.each(pageSpellings)('is not %j', (spelling) => {
    expect(safeLink(spelling)).toBe(spelling);
    expect(sanitizeEditorHtml(`<a href="${escapeHtml(spelling)}">a</a>`)).toContain('href=');
    expect(sanitizeContent(`<a href="${escapeHtml(spelling)}">a</a>`)).toContain('href=');
  });

  it('is written by a browser as it is read', () => {
    expect(safeLink('/page/./x/../welcome')).toBe('/page/welcome');
  });
});
