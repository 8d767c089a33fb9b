import type { Timeline } from './timeline.ts';

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

const start: SyncState = { timeline: null, failure: null, loading: null, failed: null };

/** Holds what is known of a conversation, for those who show it. */
export function createSyncStore() {
  let state = start;
  let ended = false;
  const listeners = new Set<() => void>();
  function set(values: Partial<SyncState>): void {
    if (ended) return;
    state = { ...state, ...values };
    listeners.forEach((listener) => listener());
  }
  return {
    read: (): SyncState => state,
    set,
    /** Changes what is shown, once something is. */
    change: (next: (timeline: Timeline) => Timeline, values: Partial<SyncState> = {}) =>
      state.timeline && set({ ...values, timeline: next(state.timeline) }),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isEnded: () => ended,
    /** Effects run twice where React looks for faults: what has ended begins again. */
    begin: () => void (ended = false),
    end: () => void (ended = true),
  };
}

/** The store of `createSyncStore`. */
export type SyncStore = ReturnType<typeof createSyncStore>;
