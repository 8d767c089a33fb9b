import { aChatMessage, aChatNote, aPerson } from '@foyer/api/testing';
import { expect, it } from 'vitest';
import { arrange } from './arrange.ts';

const [me, other] = [aPerson({}, 0), aPerson({}, 1)];
const at = (minute: number, sender = other, day = 17) => ({ sender, time: `2026-11-${day}T10:${String(minute).padStart(2, '0')}:00.000Z` });
const shown = (messages: Parameters<typeof arrange>[0], after = 99, hasBefore = false, upTo = 99) =>
  arrange(messages, { me: me.id, unread: { after, upTo }, hasBefore, dayOf: (time) => time.slice(0, 10) }).map((line) =>
    line.kind === 'message' ? `${line.first ? 'first' : 'next'} ${line.message.seq}` : line.kind,
  );

it('groups what one says in a row, and begins again after a pause', () => {
  const messages = [at(0), at(1), at(2, me), at(3), at(20)].map((values, index) => aChatMessage(values, index));
  expect(shown(messages)).toEqual(['day', 'first 1', 'next 2', 'first 3', 'first 4', 'first 5']);
});

it('says where a day begins and what is new, once', () => {
  const messages = [at(0), at(1, me, 18), at(2, other, 18), at(3, other, 18)].map((values, index) => aChatMessage(values, index));
  expect(shown(messages, 1)).toEqual(['day', 'first 1', 'day', 'first 2', 'new', 'first 3', 'next 4']);
});

it('takes what comes while it is open for read', () => {
  const messages = [at(0), at(1), at(2)].map((values, index) => aChatMessage(values, index));
  expect(shown(messages, 2, false, 2)).not.toContain('new');
  expect(shown(messages, 1, false, 2)).toEqual(['day', 'first 1', 'new', 'first 2', 'next 3']);
});

it('takes notes for no one’s messages', () => {
  const note = { ...aChatNote({}, 1), ...at(1), number: 1 };
  const messages = [aChatMessage(at(0), 0), note, aChatMessage({ ...at(2), number: 2 }, 2)];
  expect(shown(messages, 1)).toEqual(['day', 'first 1', 'note', 'new', 'first 3']);
  expect(shown([])).toEqual([]);
});

it('does not say where the new ones begin, where that is not loaded', () => {
  const messages = [at(0), at(1)].map((values, index) => aChatMessage(values, index));
  expect(shown(messages, 0, true)).toEqual(['day', 'first 1', 'next 2']);
});
