import { expect, it } from 'vitest';
import { isUnfiltered, newsFilters, newsPage } from './news-filters.ts';

it.each([
  ['', {}],
  ['category=hotels&topic=a&topic=b', { category: ['hotels'], topic: ['a', 'b'] }],
  ['date_type=month&date=2026-11', { date_type: ['month'], date: ['2026-11'] }],
  ['date_type=month&date=2026', { date_type: ['month'] }],
  ['date_type=month&date_type=year&date=2026', { date_type: ['month'] }],
  ['date=2026-11', {}],
  ['date_type=toString&date=x', {}],
  ['date_type=event&date=past', { date_type: ['event'], date: ['past'] }],
  ['sorting_order=best&sorting_order=oldest', { sorting_order: ['oldest'] }],
  ['status=expired&status=secret', { status: ['expired'] }],
])('the filters of %j are %j', (search, expected) => {
  expect(newsFilters(new URLSearchParams(search))).toEqual(expected);
});

it('a category’s list is that category’s, whatever the address says', () => {
  const filters = newsFilters(new URLSearchParams('category=people'), 'hotels');
  expect(filters).toEqual({ category: ['hotels'] });
  expect(isUnfiltered(filters, 'hotels')).toBe(true);
  expect(isUnfiltered(filters)).toBe(false);
  expect(isUnfiltered({ ...filters, topic: ['a'] }, 'hotels')).toBe(false);
  expect(isUnfiltered({})).toBe(true);
});

it.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1e9', 1],
  ['page=123456', 1],
])('the list of ?%s begins on page %d', (search, page) => {
  expect(newsPage(new URLSearchParams(search))).toBe(page);
});
