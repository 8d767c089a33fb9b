import { aComment, aReply, someReplies } from '@foyer/api/testing';
import { describe, expect, it } from 'vitest';
import { type CommentPages, threadsOf, withChange, withComment, withoutComment, withReplies } from './comments-cache.ts';

const at = (minute: number) => ({ created_at: `2026-11-18T09:${String(minute).padStart(2, '0')}:00.000Z` });
const thread = (id: string, ...replies: string[]) =>
  aComment({ id, text: id, replies: someReplies(replies.map((reply, index) => aReply({ id: reply, parent_id: id, ...at(index + 10) }))) });
const page = (...results: ReturnType<typeof thread>[]) => ({
  ...{ results, total: 5, newer: null, earlier: null, target: null },
  pagination: { self: 1, first: 1, last: 2, prev: null, next: 2, limit: 2 },
});
const data: CommentPages = { pages: [page(thread('c'), thread('b', 'b1', 'b2')), page(thread('a'))], pageParams: [1, 2] };
const ids = (pages: CommentPages) => pages.pages.map(({ results }) => results.map(({ id }) => id));
const repliesOf = (pages: CommentPages, id: string) => threadsOf(pages).find((one) => one.id === id)!.replies;
const totals = (pages: CommentPages) => pages.pages.map(({ total }) => total);

describe('comments in the cache', () => {
  it('put a new one on top and count it on every page', () => {
    const next = withComment(data, thread('d'));
    expect([ids(next), totals(next)]).toEqual([
      [['d', 'c', 'b'], ['a']],
      [6, 6],
    ]);
  });

  it('put a new reply at the end of its thread', () => {
    const next = withComment(data, aComment({ id: 'b3', parent_id: 'b', ...at(30) }));
    expect(repliesOf(next, 'b')).toMatchObject({ results: [{ id: 'b1' }, { id: 'b2' }, { id: 'b3' }], total: 3 });
    expect([ids(next), totals(next)]).toEqual([ids(data), [6, 6]]);
  });

  it.each(['a', 'b2'])('do not double %s, which a repeated request answered again', (id) => {
    expect(withComment(data, aComment({ id, parent_id: id === 'b2' ? 'b' : null }))).toBe(data);
  });

  it('take one away wherever it is', () => {
    const next = withoutComment(data, 'a');
    expect([ids(next), totals(next)]).toEqual([
      [['c', 'b'], []],
      [4, 4],
    ]);
  });

  it('keep the place of one with replies until they are gone', () => {
    const empty = withoutComment(data, 'b');
    expect(threadsOf(empty)[1]).toMatchObject({ id: 'b', deleted: true, text: '', author: { name: '' }, permissions: { reply: false } });
    const fewer = withoutComment(empty, 'b1');
    expect(repliesOf(fewer, 'b')).toMatchObject({ results: [{ id: 'b2' }], total: 1 });
    expect([ids(withoutComment(fewer, 'b2')), totals(withoutComment(fewer, 'b2'))]).toEqual([
      [['c'], ['a']],
      [2, 2],
    ]);
  });

  it('keep what did not change, so that it is not drawn again', () => {
    const next = withChange(data, aReply({ id: 'b1', parent_id: 'b', text: 'Neu', revision: 1 }));
    expect(repliesOf(next, 'b').results.map(({ text }) => text)).toEqual(['Neu', expect.not.stringMatching('Neu')]);
    expect(threadsOf(next)[0]).toBe(threadsOf(data)[0]);
    expect(repliesOf(next, 'b').results[1]).toBe(repliesOf(data, 'b').results[1]);
    expect(next.pages[1]).toBe(data.pages[1]);
  });

  it('take in earlier and later replies, each once', () => {
    const earlier = { ...someReplies([aReply({ id: 'b0', ...at(5) }), aReply({ id: 'b1', ...at(10) })], 9), earlier: null };
    const next = withReplies(data, 'b', earlier, 'before');
    expect(repliesOf(next, 'b')).toMatchObject({ results: [{ id: 'b0' }, { id: 'b1' }, { id: 'b2' }], total: 9, earlier: null });
  });

  it('show a thread once that moved from one page to the next', () => {
    expect(threadsOf({ ...data, pages: [...data.pages, page(thread('a'))] }).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });
});
