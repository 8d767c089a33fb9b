import type { FastifyBaseLogger } from 'fastify';
import type { FeedImport } from './feed.import.ts';
import type { FeedsRepository } from './feeds.repository.ts';

const secondMs = 1000;

/** A feed is nobody else's for so long: the feed and twenty pictures, each with its 5 s, and some room. */
export const leaseMs = 5 * 60 * secondMs;
const pollMs = 30 * secondMs;
const firstLookMs = 5 * secondMs;

/** What the worker works with. */
export interface FeedWorkerParts {
  feeds: Pick<FeedsRepository, 'lease'>;
  importFeed: FeedImport;
  /** Whether the database can be asked and written to at the moment. */
  ready(): boolean;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Imports the feeds that are due, one after the other: websites are in no hurry, and members' requests are. */
export function createFeedWorker({ feeds, importFeed, ready, log }: FeedWorkerParts) {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;

  async function round(): Promise<void> {
    while (!stopping.signal.aborted && ready()) {
      const feed = await feeds.lease(leaseMs);
      if (!feed) return;
      await importFeed(feed, stopping.signal);
    }
  }

  /** Imports everything that is due. A second call while one is at work is the same one. */
  function run(): Promise<void> {
    running ??= round().finally(() => (running = undefined));
    return running;
  }

  /** Imports from now on. Returns what stops it: calls under way are cut off, and their feeds are due again at once. */
  function start(): () => Promise<void> {
    const look = (): void => void run().catch((error: unknown) => log.warn({ err: error }, 'Feeds could not be imported'));
    const timers = [setTimeout(look, firstLookMs).unref(), setInterval(look, pollMs).unref()];
    return async () => {
      for (const timer of timers) clearTimeout(timer);
      stopping.abort();
      await running?.catch(() => undefined);
    };
  }

  return { run, start };
}
