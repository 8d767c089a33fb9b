import type { FastifyBaseLogger } from 'fastify';

/** Does something again and again, never twice at a time. */
export interface Poller {
  /** Does it now, or once more where it is being done. Resolves when a whole run that began after this call has ended; never rejects. */
  poll(): Promise<void>;
  stop(): void;
}

interface PollerOptions {
  work(): Promise<void>;
  everyMs: number;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Said in the log at the first failure of a row. */
  complaint: string;
}

/** Runs `work` at an interval and whenever asked to. The clock keeps no process alive. */
export function createPoller({ work, everyMs, log, complaint }: PollerOptions): Poller {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let failed = false;

  async function run(): Promise<void> {
    try {
      await work();
      failed = false;
    } catch (error) {
      if (!failed) log.warn({ err: error }, complaint);
      failed = true;
    }
  }
  function begin(): Promise<void> {
    next = undefined;
    running = run().finally(() => (running = undefined));
    return running;
  }
  const clock = setInterval(() => void (running ?? begin()), everyMs).unref();
  return {
    poll: () => (running ? (next ??= running.then(begin)) : begin()),
    stop: () => clearInterval(clock),
  };
}
