import { refreshDelay, untilNextDay } from './refresh-delay.ts';

/** What keeps a screen up to date needs. */
export interface RefresherOptions {
  /** Asks the server; rejects where there is no answer. */
  ask: () => Promise<unknown>;
  /** When the content was last known to be right, in ms; 0 for never. */
  updatedAt: () => number;
  /** The customer's time zone, once it is known. */
  timeZone: () => string | undefined;
  /** Called after each attempt with how many have failed in a row. */
  onAttempt: (failures: number) => void;
}

/** Content younger than this needs no asking when the screen is looked at again, in ms. */
const freshMs = 30_000;
/** A connection that is back is not used by all screens in the same moment. */
const settleMs = 3_000;

/**
 * Asks for the content every few minutes, at the beginning of the customer's day, and when the connection or the reader is back; after failures with
 * growing pauses, for ever. Rests while the page is hidden.
 */
export function startRefreshing({ ask, updatedAt, timeZone, onAttempt }: RefresherOptions) {
  const events = new AbortController();
  const { signal } = events;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let asking = false;

  const hidden = () => document.visibilityState === 'hidden';
  const isFresh = () => failures === 0 && Date.now() - updatedAt() < freshMs;

  function wait(ms: number): void {
    clearTimeout(timer);
    if (!signal.aborted && !hidden()) timer = setTimeout(() => void run(), ms);
  }
  function waitForNext(): void {
    const zone = timeZone();
    const usual = refreshDelay(failures);
    wait(zone ? Math.min(usual, untilNextDay(zone, Date.now())) : usual);
  }
  async function run(): Promise<void> {
    if (asking || signal.aborted) return;
    asking = true;
    clearTimeout(timer);
    try {
      await ask();
      failures = 0;
    } catch {
      failures += 1;
    }
    asking = false;
    if (signal.aborted) return;
    onAttempt(failures);
    waitForNext();
  }
  /** Something says that the content may be older than it has to be. */
  const wake = () => (isFresh() ? waitForNext() : wait(Math.random() * settleMs));

  window.addEventListener('online', wake, { signal });
  document.addEventListener('visibilitychange', () => (hidden() ? clearTimeout(timer) : wake()), { signal });
  wake();
  return {
    wake,
    stop() {
      events.abort();
      clearTimeout(timer);
    },
  };
}
