import { describe, expect, it } from 'vitest';
import { readFilters, writeFilters } from './filter-address.ts';

const names = ['category', 'date'] as const;
const search = (text: string) => new URLSearchParams(text);

describe('filters in the address', () => {
  it.each([
    ['', {}],
    ['category=a&category=b&category=a', { category: ['a', 'b'] }],
    ['category=&date=2026-11', { date: ['2026-11'] }],
    ['author=x&category=a', { category: ['a'] }],
    [`category=${'x'.repeat(65)}&category=%00&category=a%20b`, {}],
  ])('of %j are %j', (text, expected) => {
    expect(readFilters(search(text), names)).toEqual(expected);
  });

  it('are no more than can be sent', () => {
    expect(readFilters(search(Array.from({ length: 30 }, (_, index) => `date=${index}`).join('&')), names).date).toHaveLength(20);
  });

  it('take the place of those before, from the first page on', () => {
    const written = writeFilters(search('category=a&page=3&q=sun&date=2026'), names, { category: ['b', 'c'] });
    expect(written.toString()).toBe('q=sun&category=b&category=c');
    expect(writeFilters(written, names, {}).toString()).toBe('q=sun');
  });
});
