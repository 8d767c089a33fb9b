import { describe, expect, it } from 'vitest';
import { mayDeleteComment } from './reactions.policy.ts';

describe('deleting a comment', () => {
  it.each([
    ['its author', 'author', [], true],
    ['another member', 'other', [], false],
    ['an editor', 'other', ['editor'], true],
    ['a superadmin', 'other', ['superadmin'], true],
    ['somebody who edits people', 'other', ['users'], false],
    ['somebody with an unknown permission', 'other', ['superuser'], false],
  ])('%s (%s, %j): %s', (_, id, permissions, may) => {
    expect(mayDeleteComment({ id, permissions }, { authorId: 'author' })).toBe(may);
  });
});
