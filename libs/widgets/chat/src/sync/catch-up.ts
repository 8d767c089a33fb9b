import type { Schemas } from '@foyer/api';
import { withChanges } from './timeline.ts';
import type { SyncStore } from './sync-store.ts';

type Message = Schemas['ChatMessage'];

/** A message that comes too early waits so long for those before it. */
export const gapMs = 250;
/** Changes that could not be fetched are asked for again after this long. */
const againMs = 3_000;

/** Messages over the connection that come before those that precede them. */
function createEarly() {
  const held = new Map<number, Message>();
  return {
    add: (seq: number, message: Message) => void held.set(seq, message),
    /** Those that follow on a number without a gap; those it has passed are forgotten. */
    take(after: number): Message[] {
      for (const seq of held.keys()) if (seq <= after) held.delete(seq);
      const taken: Message[] = [];
      for (let next = after + 1; held.has(next); next += 1) {
        taken.push(held.get(next)!);
        held.delete(next);
      }
      return taken;
    },
    has: () => held.size > 0,
  };
}

/** Takes over what comes over the connection, and fetches what is missing between. */
export function createCatchUp(store: SyncStore, changesAfter: (cursor: number) => Promise<Schemas['ChatMessageChanges']>) {
  const early = createEarly();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fetching = false;
  let askedAgain = false;

  function later(ms: number): void {
    clearTimeout(timer);
    if (!store.isEnded()) timer = setTimeout(() => void catchUp(), ms);
  }
  /** What waited and now follows. What still waits is fetched unless it is closed in time. */
  function settle(): void {
    const { timeline } = store.read();
    if (!timeline) return;
    const next = early.take(timeline.cursor);
    if (next.length > 0) store.change((now) => withChanges(now, next, now.cursor + next.length));
    clearTimeout(timer);
    timer = undefined;
    if (early.has()) later(gapMs);
  }
  async function fetchAll(): Promise<void> {
    for (let more = true; more && !store.isEnded();) {
      const from = store.read().timeline!.cursor;
      const answer = await changesAfter(from);
      // A page that was read before them has taken the place of what was shown.
      const isOld = store.read().timeline!.cursor < from;
      more = isOld || answer.more;
      if (!isOld) store.change((timeline) => withChanges(timeline, answer.results, answer.seq));
    }
  }
  /** Fetches all changes since the last number that is known. */
  async function catchUp(): Promise<void> {
    clearTimeout(timer);
    if (store.isEnded() || !store.read().timeline) return;
    if (fetching) return void (askedAgain = true);
    fetching = true;
    try {
      do {
        askedAgain = false;
        await fetchAll();
        // Set from outside while an answer was awaited.
      } while (askedAgain as boolean);
      settle();
    } catch {
      later(againMs);
    } finally {
      fetching = false;
    }
  }

  return {
    catchUp,
    settle,
    /** A change that came over the connection, with its number. */
    receive(message: Message, seq: number): void {
      const { timeline } = store.read();
      if (timeline && seq <= timeline.cursor) return;
      early.add(seq, message);
      settle();
    },
    stop: () => clearTimeout(timer),
  };
}
