import { useSyncExternalStore } from 'react';
import { isReachable } from '../errors/reload-for-chunk.ts';

const listeners = new Set<() => void>();
let unreachable = false;

/** Whether the portal goes on without its server: the device has no connection, or the server has not answered. */
const isOffline = (): boolean => !navigator.onLine || unreachable;

function note(now: boolean): void {
  unreachable = now;
  listeners.forEach((listener) => listener());
}

/** Notes that the server has answered. */
export const noteReachable = (): void => {
  if (unreachable) note(false);
};

/** Asks the server whether it is there: that a socket cannot be opened may have other reasons. */
export async function checkConnection(): Promise<void> {
  const reachable = await isReachable();
  if (reachable === unreachable) note(!reachable);
}

/** Calls `listener` whenever the connection may have come or gone, until the returned function is called. */
function watchConnection(listener: () => void): () => void {
  listeners.add(listener);
  const events = new AbortController();
  for (const type of ['online', 'offline']) addEventListener(type, listener, { signal: events.signal });
  return () => {
    listeners.delete(listener);
    events.abort();
  };
}

/** Whether the device is offline, or the server does not answer; false in the first view. */
export const useOffline = (): boolean => useSyncExternalStore(watchConnection, isOffline, () => false);
