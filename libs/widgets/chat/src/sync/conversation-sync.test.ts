import { aChatMessage, someChatMessages } from '@foyer/api/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gapMs } from './catch-up.ts';
import { createConversationSync } from './conversation-sync.ts';
import { mostKept } from './timeline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server with so many messages, of which more can come. */
function serve(count: number) {
  let all = someChatMessages(count);
  const last = () => Math.max(0, ...all.map(({ changed_seq }) => changed_seq));
  const server = {
    calls: [] as string[],
    failing: false,
    add() {
      const message = aChatMessage({}, last());
      all = [...all, message];
      return message;
    },
    edit(seq: number, text: string) {
      const changed = { ...all.find((message) => message.seq === seq)!, text, changed_seq: last() + 1 };
      all = all.map((message) => (message.seq === seq ? changed : message));
      return changed;
    },
    async messages({ before, after, around }: { before?: number; after?: number; around?: number }) {
      server.calls.push('messages');
      await Promise.resolve();
      if (server.failing) throw new Error('failing');
      const until = before ?? (around !== undefined ? around + 25 : after !== undefined ? after + 51 : Infinity);
      const within = all.filter(({ seq }) => seq < until && seq > (after ?? 0));
      const results = within.slice(-50);
      const has_before = (results[0]?.seq ?? 0) > (all[0]?.seq ?? 0);
      return { results, has_before, has_after: (results.at(-1)?.seq ?? 0) < (all.at(-1)?.seq ?? 0), last_seq: last() };
    },
    latest: () => server.messages({}),
    async changes(from: number) {
      server.calls.push(`changes ${from}`);
      await Promise.resolve();
      if (server.failing) throw new Error('failing');
      const changed = all.filter(({ changed_seq }) => changed_seq > from).sort((a, b) => a.changed_seq - b.changed_seq);
      const results = changed.slice(0, 2);
      const more = changed.length > 2;
      return { results, seq: more ? results.at(-1)!.changed_seq : last(), last_seq: last(), more };
    },
  };
  return server;
}

async function opened(count = 3) {
  const server = serve(count);
  const sync = createConversationSync(server);
  await sync.open();
  server.calls.length = 0;
  const seqs = () => sync.read().timeline!.messages.map(({ seq }) => seq);
  return { server, sync, seqs };
}

const orders = [
  [0, 1, 2, 3],
  [3, 2, 1, 0],
  [1, 0, 3, 2],
  [0, 0, 2, 1, 3, 1],
];

it.each(orders)('shows each message once, in whatever order they come', async (...order) => {
  const { server, sync, seqs } = await opened();
  const added = [0, 1, 2, 3].map(() => server.add());
  for (const index of order) sync.receive(added[index]!, added[index]!.changed_seq);
  await vi.advanceTimersByTimeAsync(gapMs * 2);
  expect(seqs()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(server.calls).toEqual([]);
});

it('fetches what does not come', async () => {
  const { server, sync, seqs } = await opened();
  const added = [0, 1, 2, 3].map(() => server.add());
  sync.receive(added[3]!, 7);
  expect(seqs()).toEqual([1, 2, 3]);
  await vi.advanceTimersByTimeAsync(gapMs);
  expect(seqs()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(server.calls).toEqual(['changes 3', 'changes 5']);
});

it('asks again where the changes could not be fetched', async () => {
  const { server, sync, seqs } = await opened();
  server.add();
  server.failing = true;
  await sync.catchUp();
  expect(seqs()).toHaveLength(3);
  server.failing = false;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(seqs()).toHaveLength(4);
});

it('takes a changed text over once, also where an older version comes late', async () => {
  const { server, sync } = await opened();
  const text = () => sync.read().timeline!.messages[0]!.text;
  const first = server.edit(1, 'one');
  const second = server.edit(1, 'two');
  sync.receive(second, 5);
  sync.receive(first, 4);
  expect(text()).toBe('two');
  expect(sync.read().timeline!.cursor).toBe(5);
});

it('shows what was sent before the change itself comes, and not twice', async () => {
  const { server, sync, seqs } = await opened();
  server.add();
  const own = server.add();
  sync.stored(own);
  expect(seqs()).toEqual([1, 2, 3, 5]);
  sync.receive(own, 5);
  await vi.advanceTimersByTimeAsync(gapMs);
  expect(seqs()).toEqual([1, 2, 3, 4, 5]);
});

it('keeps a bounded part, and what is new outside it only moves the cursor', async () => {
  const { server, sync, seqs } = await opened(400);
  for (let page = 0; page < 5; page += 1) await sync.older();
  expect(seqs()).toHaveLength(mostKept);
  expect(seqs()[0]).toBe(101);
  expect(sync.read().timeline).toMatchObject({ hasBefore: true, hasAfter: true });
  sync.receive(server.add(), 401);
  expect(seqs().at(-1)).toBe(300);
  for (let page = 0; page < 3; page += 1) await sync.newer();
  expect(seqs().at(-1)).toBe(401);
  expect(sync.read().timeline!.hasAfter).toBe(false);
});

it('has what changed of a page while it was on its way', async () => {
  const { server, sync } = await opened(80);
  const answer = await server.messages({ before: 31 });
  const late = vi.spyOn(server, 'messages').mockResolvedValueOnce(answer);
  const older = sync.older();
  sync.receive(server.edit(7, 'changed'), 81);
  await older;
  late.mockRestore();
  expect(sync.read().timeline).toMatchObject({ cursor: 81, hasBefore: false });
  expect(sync.read().timeline!.messages[6]!.text).toBe('changed');
});

it('says that the first page or an older one cannot be had, and tries again', async () => {
  const server = serve(80);
  const sync = createConversationSync(server);
  server.failing = true;
  await sync.open();
  expect(sync.read().failure).toBeInstanceOf(Error);
  server.failing = false;
  await sync.open();
  server.failing = true;
  await sync.older();
  expect(sync.read()).toMatchObject({ failure: null, failed: 'before', loading: null });
});
