import type { FastifyBaseLogger } from 'fastify';
import type { MailRepository, OutboxRow } from './mail.repository.ts';
import { giveUpAfterMs, judgeFailure, reasonOf, retryPauseMs } from './mail.retry.ts';
import { scheduleMails } from './mail.schedule.ts';

const secondMs = 1000;
const dayMs = 24 * 60 * 60 * secondMs;

/** A mail is nobody else's for so long. */
const leaseMs = 5 * 60 * secondMs;
const keptMs = 30 * dayMs;
const patienceMs = 8 * secondMs;

/** What the worker works with. */
export interface MailWorkerParts {
  repository: MailRepository;
  /** Composes a mail and gets it out of the house; throws as nodemailer does. */
  deliver(row: OutboxRow): Promise<void>;
  /** Whether the database can be asked and written to at the moment. */
  ready(): boolean;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** How far a round came: no mail was due any more, or the mail server was away. */
type RoundEnd = 'empty' | 'away' | 'stopped';

/** Sends what stands in the outbox. */
export function createMailWorker({ repository, deliver, ready, log }: MailWorkerParts) {
  let stopping = false;
  let running: Promise<RoundEnd> | undefined;

  async function failed(row: OutboxRow, error: unknown): Promise<'away' | 'again'> {
    const judged = judgeFailure(error);
    const reason = reasonOf(error);
    const about = { mail: row.id, kind: row.kind, attempts: row.attempts, reason };
    if (judged === 'refused' || Date.now() - row.createdAt.getTime() > giveUpAfterMs) {
      await repository.giveUp(row.id, reason);
      log.warn(about, 'A mail was given up');
      return 'again';
    }
    await repository.postpone(row.id, retryPauseMs(row.attempts), reason);
    log.warn(about, 'A mail could not be sent and is tried again');
    return judged;
  }

  /** Sends one mail. Not noting that it was sent means sending it again, with the same Message-ID. */
  async function send(row: OutboxRow): Promise<'sent' | 'away' | 'again'> {
    try {
      await deliver(row);
    } catch (error) {
      return failed(row, error);
    }
    await repository.markSent(row.id);
    return 'sent';
  }

  async function round(): Promise<RoundEnd> {
    while (!stopping && ready()) {
      const row = await repository.lease(leaseMs);
      if (!row) return 'empty';
      if ((await send(row)) === 'away') return 'away';
    }
    return 'stopped';
  }

  /** Sends everything that is due, one after the other. A second call while one is at work is the same one. */
  function run(): Promise<RoundEnd> {
    running ??= round().finally(() => (running = undefined));
    return running;
  }

  /** Sends from now on. Returns what stops it: the mail on its way may still arrive; where it does not in time, its lease sees to it. */
  function start(): () => Promise<void> {
    const sweep = async (): Promise<void> => (ready() ? repository.deleteOld(keptMs) : undefined);
    const end = scheduleMails({ run, sweep, log });
    return async () => {
      stopping = true;
      end();
      const overdue = new Promise<void>((resolve) => void setTimeout(resolve, patienceMs).unref());
      await Promise.race([running?.then(undefined, () => undefined), overdue]);
    };
  }

  return { run, start };
}

/** See `createMailWorker`. */
export type MailWorker = ReturnType<typeof createMailWorker>;
