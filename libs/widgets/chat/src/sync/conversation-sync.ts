import type { Schemas } from '@foyer/api';
import { createCatchUp } from './catch-up.ts';
import { createSyncStore } from './sync-store.ts';
import { type Timeline, timelineOf, withChanges, withNewer, withOlder } from './timeline.ts';

type Message = Schemas['ChatMessage'];

/** Where a page of messages begins. */
export interface MessagesPlace {
  before?: number;
  after?: number;
  around?: number;
}

/** What a conversation is asked of. */
export interface SyncSource {
  /** The latest messages. */
  latest(): Promise<Schemas['ChatMessageList']>;
  messages(place: MessagesPlace): Promise<Schemas['ChatMessageList']>;
  changes(after: number): Promise<Schemas['ChatMessageChanges']>;
}

/**
 * Keeps the open conversation as it is at the server. What comes over the connection is taken over when it is the next change; what comes early waits, and where a gap stays
 * the changes are fetched from the last number that is known. So nothing is lost and nothing shown twice, in whatever order it comes.
 */
export function createConversationSync(source: SyncSource) {
  const store = createSyncStore();
  const { read, set, change } = store;
  const { catchUp, settle, receive, stop } = createCatchUp(store, source.changes);
  /** Counts what replaces all that is shown, so that an answer that comes later than the next is dropped. */
  let place = 0;

  /** Shows a page in place of all that is shown: those about a place, otherwise the latest, which may have been read a moment before (`ahead`). */
  async function open({ around }: Pick<MessagesPlace, 'around'> = {}, ahead?: Promise<Schemas['ChatMessageList']>): Promise<boolean> {
    const own = (place += 1);
    store.begin();
    if (!read().timeline) set({ failure: null });
    try {
      const answer = await (ahead ?? (around === undefined ? source.latest() : source.messages({ around })));
      if (own !== place || store.isEnded()) return false;
      const known = read().timeline?.cursor ?? 0;
      set({ timeline: timelineOf(answer), failure: null, loading: null, failed: null });
      if (ahead || answer.last_seq < known) void catchUp();
      settle();
      return true;
    } catch (failure) {
      if (own === place && !read().timeline) set({ failure });
      return false;
    }
  }
  async function extend(end: 'before' | 'after'): Promise<void> {
    const { timeline, loading } = read();
    if (!timeline || loading || !(end === 'before' ? timeline.hasBefore : timeline.hasAfter)) return;
    const own = place;
    const edge = (end === 'before' ? timeline.messages[0] : timeline.messages.at(-1))?.seq;
    if (edge === undefined) return;
    set({ loading: end, failed: null });
    try {
      const answer = await source.messages({ [end]: edge });
      if (own !== place) return;
      // What has changed of the page since it was read was not taken over, as it was not shown.
      const isLate = answer.last_seq < (read().timeline?.cursor ?? 0);
      const cursor = ({ cursor: known }: Timeline) => Math.min(known, answer.last_seq);
      change((now) => ({ ...(end === 'before' ? withOlder : withNewer)(now, answer), cursor: cursor(now) }), { loading: null });
      if (isLate) await catchUp();
    } catch {
      if (own === place) set({ loading: null, failed: end });
    }
  }

  return {
    read,
    subscribe: store.subscribe,
    open,
    older: () => extend('before'),
    newer: () => extend('after'),
    receive,
    /** What the server answered to a call: shown at once, while the change itself is still to come. */
    stored(message: Message): void {
      change((timeline) => withChanges(timeline, [message], timeline.cursor));
      if (read().timeline) receive(message, message.changed_seq);
    },
    catchUp,
    /** Nothing is shown or asked for any more. */
    end(): void {
      store.end();
      stop();
    },
  };
}

/** The store of an open conversation. */
export type ConversationSync = ReturnType<typeof createConversationSync>;
