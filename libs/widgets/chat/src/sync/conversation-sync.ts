import type { Schemas } from '@foyer/api';
import { type Timeline, timelineOf, withChanges, withNewer, withOlder } from './timeline.ts';

type Message = Schemas['ChatMessage'];

/** Where a page of messages begins; without any it is the latest. */
export interface MessagesPlace {
  before?: number;
  after?: number;
  around?: number;
}

/** What a conversation is asked of. */
export interface SyncSource {
  messages(place: MessagesPlace): Promise<Schemas['ChatMessageList']>;
  changes(after: number): Promise<Schemas['ChatMessageChanges']>;
}

/** How much of a conversation is known, and what is under way. */
export interface SyncState {
  /** Null until the first page is there. */
  timeline: Timeline | null;
  /** Why the first page could not be had. */
  failure: unknown;
  loading: 'before' | 'after' | null;
  /** A page could not be had, at which end. */
  failed: 'before' | 'after' | null;
}

/** A message that comes too early waits so long for those before it. */
export const gapMs = 250;
/** Changes that could not be fetched are asked for again after this long. */
const againMs = 3_000;

const start: SyncState = { timeline: null, failure: null, loading: null, failed: null };

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

/**
 * Keeps the open conversation as it is at the server. What comes over the connection is taken over when it is the next change; what comes early waits, and where a gap stays
 * the changes are fetched from the last number that is known. So nothing is lost and nothing shown twice, in whatever order it comes.
 */
export function createConversationSync(source: SyncSource) {
  let state = start;
  let ended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fetching = false;
  let askedAgain = false;
  /** Counts what replaces all that is shown, so that an answer that comes later than the next is dropped. */
  let place = 0;
  const early = createEarly();
  const listeners = new Set<() => void>();

  function set(values: Partial<SyncState>): void {
    if (ended) return;
    state = { ...state, ...values };
    listeners.forEach((listener) => listener());
  }
  const change = (next: (timeline: Timeline) => Timeline, values: Partial<SyncState> = {}) =>
    state.timeline && set({ ...values, timeline: next(state.timeline) });

  function later(ms: number): void {
    clearTimeout(timer);
    if (!ended) timer = setTimeout(() => void catchUp(), ms);
  }
  /** What waited and now follows. What still waits is fetched unless it is closed in time. */
  function settle(): void {
    const { timeline } = state;
    if (!timeline) return;
    const next = early.take(timeline.cursor);
    if (next.length > 0) change((now) => withChanges(now, next, now.cursor + next.length));
    clearTimeout(timer);
    timer = undefined;
    if (early.has()) later(gapMs);
  }
  /** Fetches all changes since the last number that is known. */
  async function catchUp(): Promise<void> {
    clearTimeout(timer);
    if (ended || !state.timeline) return;
    if (fetching) return void (askedAgain = true);
    fetching = true;
    try {
      do {
        askedAgain = false;
        for (let more = true; more && !ended;) {
          const from = state.timeline.cursor;
          const answer = await source.changes(from);
          more = answer.more;
          // A page that was read before them has taken the place of what was shown.
          if (state.timeline.cursor < from) more = true;
          else change((timeline) => withChanges(timeline, answer.results, answer.seq));
        }
        // Set from outside while an answer was awaited.
      } while (askedAgain as boolean);
      settle();
    } catch {
      later(againMs);
    } finally {
      fetching = false;
    }
  }
  /** Shows a page in place of all that is shown: the latest, or those about a place. */
  async function open(at: MessagesPlace = {}): Promise<boolean> {
    const own = (place += 1);
    // Effects run twice where React looks for faults.
    ended = false;
    if (!state.timeline) set({ failure: null });
    try {
      const answer = await source.messages(at);
      if (own !== place || ended) return false;
      const known = state.timeline?.cursor ?? 0;
      set({ timeline: timelineOf(answer), failure: null, loading: null, failed: null });
      if (answer.last_seq < known) void catchUp();
      settle();
      return true;
    } catch (failure) {
      if (own === place && !state.timeline) set({ failure });
      return false;
    }
  }
  async function extend(end: 'before' | 'after'): Promise<void> {
    const { timeline, loading } = state;
    if (!timeline || loading || !(end === 'before' ? timeline.hasBefore : timeline.hasAfter)) return;
    const own = place;
    const edge = (end === 'before' ? timeline.messages[0] : timeline.messages.at(-1))?.seq;
    if (edge === undefined) return;
    set({ loading: end, failed: null });
    try {
      const answer = await source.messages({ [end]: edge });
      if (own !== place) return;
      // What has changed of the page since it was read was not taken over, as it was not shown.
      const isLate = answer.last_seq < (state.timeline?.cursor ?? 0);
      const cursor = ({ cursor: known }: Timeline) => Math.min(known, answer.last_seq);
      change((now) => ({ ...(end === 'before' ? withOlder : withNewer)(now, answer), cursor: cursor(now) }), { loading: null });
      if (isLate) await catchUp();
    } catch {
      if (own === place) set({ loading: null, failed: end });
    }
  }

  return {
    read: (): SyncState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open,
    older: () => extend('before'),
    newer: () => extend('after'),
    /** A change that came over the connection, with its number. */
    receive(message: Message, seq: number): void {
      if (state.timeline && seq <= state.timeline.cursor) return;
      early.add(seq, message);
      settle();
    },
    /** What the server answered to a call: shown at once, while the change itself is still to come. */
    stored(message: Message): void {
      change((timeline) => withChanges(timeline, [message], timeline.cursor));
      if (state.timeline) this.receive(message, message.changed_seq);
    },
    catchUp,
    /** Nothing is shown or asked for any more. */
    end(): void {
      ended = true;
      clearTimeout(timer);
    },
  };
}

/** The store of an open conversation. */
export type ConversationSync = ReturnType<typeof createConversationSync>;
