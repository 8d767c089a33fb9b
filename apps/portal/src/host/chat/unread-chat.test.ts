import { expect, it } from 'vitest';
import { unreadOf, withUnread } from './unread-chat.ts';

it('a count replaces the one before, and 0 is none', () => {
  const before = unreadOf([
    { conversation_id: 'a', unread: 2 },
    { conversation_id: 'b', unread: 0 },
  ]);
  expect([...before]).toEqual([['a', 2]]);
  expect([...withUnread(before, 'b', 3)]).toEqual([
    ['a', 2],
    ['b', 3],
  ]);
  expect([...withUnread(before, 'a', 0)]).toEqual([]);
  expect(withUnread(before, 'a', 2)).toBe(before);
  expect(withUnread(before, 'c', 0)).toBe(before);
});
