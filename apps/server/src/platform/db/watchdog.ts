import type { FastifyBaseLogger } from 'fastify';

/** The times, in ms, after which the watchdog acts. */
export interface WatchdogTimes {
  /** How often a sign of life is asked for. */
  interval: number;
  /** Silence after which the database counts as unavailable. */
  silent: number;
  /** Silence after which its thread is ended. */
  restart: number;
}

/** Watches over the embedded database's thread. */
export interface Watchdog {
  /** To be notified of every sign of life, and of a new thread. */
  heard(): void;
  /** True while the thread has been silent for too long. */
  silent(): boolean;
  stop(): void;
}

interface WatchdogOptions {
  times?: Partial<WatchdogTimes>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Asks the thread for a sign of life; false while there is none, because it is starting. */
  ask(): boolean;
  /** Ends the thread, which hangs. */
  end(): void;
}

const defaultTimes: WatchdogTimes = { interval: 1_000, silent: 5_000, restart: 60_000 };

/** Starts watching. A query that takes long makes the database unavailable for the while; one that hangs costs the thread. */
export function startWatchdog({ times, log, ask, end }: WatchdogOptions): Watchdog {
  const { interval, silent, restart } = { ...defaultTimes, ...times };
  let heardAt = performance.now();
  let watchedAt = heardAt;
  let quiet = false;

  function heard(): void {
    heardAt = performance.now();
    if (quiet) log.info('The embedded database answers again');
    quiet = false;
  }
  function watch(): void {
    const now = performance.now();
    const heldUp = now - watchedAt > silent / 2;
    watchedAt = now;
    // Held up itself, as on a machine that slept, it has heard nothing of the other thread; one that is starting is left in peace.
    if (heldUp || !ask()) heardAt = now;
    const silence = now - heardAt;
    const seconds = Math.round(silence / 1000);
    if (silence > restart) {
      log.error({ seconds }, 'The embedded database hangs: its thread is ended');
      heardAt = now;
      return end();
    }
    if (silence > silent && !quiet) {
      quiet = true;
      log.warn({ seconds }, 'The embedded database gives no sign of life: a query is taking very long');
    }
  }
  const timer = setInterval(watch, interval).unref();
  return { heard, silent: () => quiet, stop: () => clearInterval(timer) };
}
