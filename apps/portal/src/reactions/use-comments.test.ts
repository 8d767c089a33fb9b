import type { Schemas } from '@foyer/api';
import { describe, expect, it } from 'vitest';
import { withComment, withoutComment } from './use-comments.ts';

const comment = (id: string): Schemas['Comment'] => ({
  id,
  text: id,
  author: { id: 'a', name: 'A', image: null },
  created_at: '2026-11-18T09:12:00.000Z',
  permissions: { delete: true },
});
const page = (...ids: string[]): Schemas['CommentList'] => ({
  results: ids.map(comment),
  total: 3,
  pagination: { self: 1, first: 1, last: 2, prev: null, next: 2, limit: 2 },
});
const data = { pages: [page('c', 'b'), page('a')], pageParams: [1, 2] };
const ids = (pages: typeof data.pages) => pages.map(({ results }) => results.map(({ id }) => id));

describe('comments in the cache', () => {
  it('puts a new one on top and counts it on every page', () => {
    const next = withComment(data, comment('d'));
    expect(ids(next.pages)).toEqual([['d', 'c', 'b'], ['a']]);
    expect(next.pages.map(({ total }) => total)).toEqual([4, 4]);
  });
  it('does not double one that a repeated request answered again', () => {
    expect(withComment(data, comment('a'))).toBe(data);
  });
  it('takes one away wherever it stands', () => {
    const next = withoutComment(data, 'a');
    expect(ids(next.pages)).toEqual([['c', 'b'], []]);
    expect(next.pages.map(({ total }) => total)).toEqual([2, 2]);
  });
});
