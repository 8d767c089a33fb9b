import { describe, expect, it } from 'vitest';
import { editableUntil, mayDeleteComment, stillEditableUntil } from './reactions.policy.ts';

describe('deleting a comment', () => {
  it.each([
    ['its author', 'author', [], true],
    ['another member', 'other', [], false],
    ['an editor', 'other', ['editor'], true],
    ['a superadmin', 'other', ['superadmin'], true],
    ['a member who edits people', 'other', ['users'], false],
    ['a member with an unknown permission', 'other', ['superuser'], false],
  ])('%s (%s, %j): %s', (_, id, permissions, may) => {
    expect(mayDeleteComment({ id, permissions }, { authorId: 'author', deletedAt: null })).toBe(may);
    expect(mayDeleteComment({ id, permissions }, { authorId: 'author', deletedAt: new Date(0) })).toBe(false);
  });
});

describe('changing a comment', () => {
  const createdAt = new Date('2026-11-18T09:00:00.000Z');
  const comment = { authorId: 'author', createdAt, deletedAt: null };

  it.each([
    ['its author, at once', 'author', '09:00:00.000', true],
    ['its author, whose clock was behind', 'author', '08:59:59.000', true],
    ['its author, in the last moment', 'author', '09:15:00.000', true],
    ['its author, a moment later', 'author', '09:15:00.001', false],
    ['another member, at once', 'other', '09:00:00.000', false],
  ])('%s', (_, id, time, may) => {
    const until = stillEditableUntil({ id }, comment, new Date(`2026-11-18T${time}Z`));
    expect(until?.toISOString() ?? null).toBe(may ? '2026-11-18T09:15:00.000Z' : null);
  });

  it('is impossible once it is deleted', () => {
    expect(editableUntil({ id: 'author' }, { ...comment, deletedAt: createdAt })).toBeNull();
  });
});
