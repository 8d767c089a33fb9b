import { use, useSyncExternalStore } from 'react';
import { FirstViewNowContext } from './first-view-now.ts';

const minute = 60_000;

// One timer for all times on the page; it rests while there are none.
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = 0;

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

// Timers of pages in the background sleep: what is looked at again is right at once.
const wake = () => document.visibilityState === 'visible' && tick();

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    timer = setInterval(tick, minute);
    document.addEventListener('visibilitychange', wake);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', wake);
  };
}

// The same until the next tick, so that all times on the page agree; looked up again after a rest.
function read(): number {
  if (Date.now() - now >= minute) now = Date.now();
  return now;
}

/** The present time in ms: the server's of the first view until the page is hydrated, then this device's, every minute. */
export function useNow(): number {
  const firstView = use(FirstViewNowContext);
  return useSyncExternalStore(subscribe, read, () => firstView ?? read());
}
