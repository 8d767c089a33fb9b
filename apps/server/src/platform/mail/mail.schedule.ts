import type { FastifyBaseLogger } from 'fastify';
import { onMailDoorbell } from './mail.doorbell.ts';

const secondMs = 1000;

const pollMs = 5 * secondMs;
/** After the doorbell: the transaction has ended by then, or at the latest by then; after that the polling finds it. */
const looksMs = [20, 200, secondMs] as const;
const awayPauseMs = 30 * secondMs;
const sweepMs = 60 * 60 * secondMs;

/** What is done again and again. */
export interface MailChores {
  /** Sends what is due; tells whether the mail server was away. */
  run(): Promise<'empty' | 'away' | 'stopped'>;
  sweep(): Promise<void>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Sends at once when something was put into the outbox in this process, and otherwise looks every 5 s. Returns what ends it. */
export function scheduleMails({ run, sweep, log }: MailChores): () => void {
  const timers = new Set<NodeJS.Timeout>();
  let quietUntil = 0;
  const look = (): void => {
    if (performance.now() < quietUntil) return;
    run().then(
      (end) => {
        if (end === 'away') quietUntil = performance.now() + awayPauseMs;
      },
      (error: unknown) => log.warn({ err: error }, 'The outbox could not be read'),
    );
  };
  const lookIn = (ms: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      look();
    }, ms).unref();
    timers.add(timer);
  };
  const clear = (): void => {
    sweep().catch((error: unknown) => log.warn({ err: error }, 'Old mails could not be cleared away'));
  };
  const silence = onMailDoorbell(() => looksMs.forEach(lookIn));
  const clocks = [setInterval(look, pollMs).unref(), setInterval(clear, sweepMs).unref()];
  lookIn(0);
  return () => {
    silence();
    for (const timer of [...timers, ...clocks]) clearTimeout(timer);
  };
}
