// @vitest-environment jsdom
import { aPerson } from '@foyer/api/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearOutbox } from './clear-outbox.ts';
import { addQueued, type QueuedComment, queueOf, refuseQueued, removeQueued } from './outbox.ts';

const queued = (key: string): QueuedComment => ({
  ...{ key, content: { type: 'news', id: '1' }, parentId: null, threadId: null, text: `Text ${key}`, mentions: [] },
  ...{ at: '2026-11-25T08:00:00.000Z', author: aPerson(), refused: null },
});
const keys = (userId: string) => queueOf(userId).map(({ key }) => key);

beforeEach(() => localStorage.clear());

it('keeps each member’s comments in order, each once, until they are taken out', () => {
  for (const key of ['a', 'b', 'a']) expect(addQueued('anna', queued(key))).toBe(true);
  addQueued('ben', queued('c'));
  expect([keys('anna'), keys('ben')]).toEqual([['b', 'a'], ['c']]);
  removeQueued('anna', 'b');
  expect([keys('anna'), keys('ben')]).toEqual([['a'], ['c']]);
});

it('notes why one was refused', () => {
  addQueued('anna', queued('a'));
  refuseQueued('anna', 'a', 'The article is gone.');
  expect(queueOf('anna')).toEqual([{ ...queued('a'), refused: 'The article is gone.' }]);
});

it('forgets all of them at logout, and what another has left once a member comes', () => {
  addQueued('anna', queued('a'));
  addQueued('ben', queued('b'));
  localStorage.setItem('foyer-other', 'stays');
  clearOutbox('ben');
  expect([keys('anna'), keys('ben')]).toEqual([[], ['b']]);
  clearOutbox();
  expect([keys('ben'), localStorage.getItem('foyer-other')]).toEqual([[], 'stays']);
});

it('takes no more than fifty', () => {
  for (let n = 0; n < 50; n += 1) addQueued('anna', queued(String(n)));
  expect(addQueued('anna', queued('one more'))).toBe(false);
  expect(keys('anna')).toHaveLength(50);
});

it.each(['', 'null', '{}', '[1]', '[{"key":"a"}]', '[null]', 'no JSON'])('reads nothing from %s', (stored) => {
  localStorage.setItem('foyer-outbox:anna', stored);
  expect(queueOf('anna')).toEqual([]);
});

it('says that nothing is kept where storage is full', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(addQueued('anna', queued('a'))).toBe(false);
  full.mockRestore();
});
