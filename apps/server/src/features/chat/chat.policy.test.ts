import { expect, it } from 'vitest';
import { directKeyOf, permissionsOf, storable, unreadOf } from './chat.policy.ts';

it.each([
  ['a direct conversation', { type: 'direct', owner: false, reachable: true }, ['write']],
  ['one with someone who can no longer log in', { type: 'direct', owner: false, reachable: false }, []],
  ['a channel', { type: 'group', owner: false, reachable: true }, ['write', 'leave']],
  ['one’s own channel', { type: 'group', owner: true, reachable: true }, ['write', 'rename', 'add', 'remove', 'leave']],
] as const)('in %s a member may do what they may', (_, standing, allowed) => {
  const may = permissionsOf(standing);
  expect(Object.entries(may).flatMap(([what, allows]) => (allows ? [what] : []))).toEqual(allowed);
});

it('what came after the last read message is unread', () => {
  expect([unreadOf(5, 3), unreadOf(5, 5), unreadOf(5, 7)]).toEqual([2, 0, 0]);
});

it('a pair has one key, no matter who begins', () => {
  expect(directKeyOf('b', 'a')).toBe(directKeyOf('a', 'b'));
});

it('numbers beyond all changes are as good as the last', () => {
  expect([storable(7), storable(Number.MAX_SAFE_INTEGER)]).toEqual([7, 2 ** 31 - 1]);
});
