import { ApiError } from '@foyer/api';
import { aChatMessage, aProblem } from '@foyer/api/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDrafts, noDraft } from './drafts.ts';
import { createKeep } from './keep.ts';
import { createOutbox, type OutboxOptions } from './outbox.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const say = (text: string) => ({ ...noDraft, text });
const refusal = (status: number) => new ApiError(aProblem({ status, code: 'no' }), { retryAfter: status === 429 ? 20 : 0 });

function memory(): Storage {
  const all = new Map<string, string>();
  const { get, delete: remove } = { get: (key: string) => all.get(key) ?? null, delete: (key: string) => void all.delete(key) };
  return {
    ...{ getItem: get, removeItem: remove, setItem: (key: string, value: string) => void all.set(key, value) },
    key: (index: number) => [...all.keys()][index] ?? null,
    get length() {
      return all.size;
    },
  } as unknown as Storage;
}

function make(answers: (number | undefined)[] = [], storage = memory(), isTheirs = () => Promise.resolve(true), keyBegins = 'key') {
  const sent: string[] = [];
  const refused: string[] = [];
  let keys = 0;
  const options: OutboxOptions = {
    keep: createKeep(() => storage),
    me: 'me',
    isTheirs,
    newKey: () => `${keyBegins}${(keys += 1)}`,
    async send({ key, text }) {
      await Promise.resolve();
      sent.push(`${key} ${text}`);
      const status = answers.shift();
      if (status !== undefined) throw refusal(status);
      return aChatMessage({ text });
    },
    onSent: () => undefined,
    onRefused: ({ text }) => refused.push(text),
  };
  return { outbox: createOutbox(options), sent, refused, storage, answers };
}

it('sends in order, with one key however often it is tried', async () => {
  const { outbox, sent } = make([0, 503, 429]);
  outbox.add('a', say('one'));
  outbox.add('a', say('two'));
  expect(outbox.read()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual(['key1 one', 'key1 one', 'key1 one']);
  // As long as the last answer has asked for.
  await vi.advanceTimersByTimeAsync(14_000);
  expect(sent.slice(3)).toEqual(['key1 one', 'key2 two']);
  expect(outbox.read()).toEqual([]);
});

it('gives back what the server refuses, and goes on', async () => {
  const { outbox, sent, refused } = make([422]);
  outbox.add('a', say('one'));
  outbox.add('a', say('two'));
  await vi.advanceTimersByTimeAsync(0);
  expect(refused).toEqual(['one']);
  expect(sent).toHaveLength(2);
});

it('outlives a reload, and is sent by its member alone', async () => {
  const before = make([0]);
  before.outbox.add('a', say('one'));
  await vi.advanceTimersByTimeAsync(0);
  vi.clearAllTimers();
  const others = make([], before.storage, () => Promise.resolve(false));
  others.outbox.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(others.sent).toEqual([]);
  const after = make([], before.storage);
  after.outbox.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(after.sent).toEqual(['key1 one']);
});

it('keeps what two tabs write, and sends nothing that another one has sent', async () => {
  const one = make([0]);
  const two = make([0], one.storage, undefined, 'other');
  one.outbox.add('a', say('one'));
  await vi.advanceTimersByTimeAsync(5);
  two.outbox.add('a', say('two'));
  await vi.advanceTimersByTimeAsync(0);
  vi.clearAllTimers();
  const later = make([], one.storage);
  later.outbox.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(later.sent).toEqual(['key1 one', 'other1 two']);
  one.outbox.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect([one.sent, one.outbox.read()]).toEqual([['key1 one'], []]);
});

it('does not send what was given up', async () => {
  const { outbox, sent } = make([0]);
  outbox.add('a', say('one'));
  outbox.cancel(outbox.add('a', say('two')).key);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual(['key1 one', 'key1 one']);
});

it('works where storage is blocked, and with what it cannot read', async () => {
  const blocked = createKeep(() => {
    throw new DOMException('blocked');
  });
  blocked.write('key', 'value');
  expect(blocked.read('key')).toBe('value');
  const storage = memory();
  storage.setItem('foyer-chat:me:outbox:key', '{"not":"ours"}');
  expect(make([], storage).outbox.read()).toEqual([]);
});

it('puts what was refused ahead of what has been typed since', () => {
  const drafts = createDrafts(createKeep(memory), 'me');
  drafts.restore('a', say('one'));
  expect(drafts.read('a').text).toBe('one');
  drafts.write('a', { ...say('@Anna'), mentions: [{ id: 'x', start: 0, length: 5 }] });
  drafts.restore('a', say('one'));
  expect(drafts.read('a')).toMatchObject({ text: 'one\n@Anna', mentions: [{ start: 4 }] });
});
