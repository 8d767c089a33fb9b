import { describe, expect, it } from 'vitest';
import { feedPath, readPage } from './feed-path.ts';

describe('the address of the feed', () => {
  it.each([
    ['', 1],
    ['page=3', 3],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=1.5', 1],
    ['page=x', 1],
    ['page=', 1],
    ['page=100001', 1],
  ])('%j asks for page %i', (query, page) => {
    expect(readPage(new URLSearchParams(query))).toBe(page);
  });

  it('names the page beyond the first', () => {
    expect([1, 4].map((page) => feedPath('de_DE', page))).toEqual(['/de_DE/activity_feed', '/de_DE/activity_feed?page=4']);
  });
});
