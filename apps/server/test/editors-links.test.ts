import { escapeHtml } from '@foyer/html';
import { apiSpellings, pageSpellings } from '@foyer/links/testing';
import { describe, expect, it } from 'vitest';
import { sanitizeEditorHtml } from '../src/features/editor/editor.html.ts';
import { sanitizeContent } from '../src/features/news/news.html.ts';

describe('what editors write', () => {
  it.each(apiSpellings)('never calls the API: %j', (spelling) => {
    const [attribute, picture] = [escapeHtml(spelling), `<img src="${escapeHtml(spelling)}" />`];
    expect(sanitizeEditorHtml(`<a href="${attribute}">a</a>${picture}`)).toBe('<a>a</a>');
    expect(sanitizeContent(`<a href="${attribute}">a</a>${picture}`)).toBe('<a>a</a>');
    const button = `<button data-action="navigate" data-target="${attribute}">a</button>`;
    expect(sanitizeEditorHtml(button)).toBe('<button data-action="navigate" type="button">a</button>');
  });

  it.each(pageSpellings)('may lead to %j', (spelling) => {
    expect(sanitizeEditorHtml(`<a href="${escapeHtml(spelling)}">a</a>`)).toContain('href=');
    expect(sanitizeContent(`<a href="${escapeHtml(spelling)}">a</a>`)).toContain('href=');
  });
});
