import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/client.ts';
import { enqueue } from './enqueue.ts';
import { Away, GiveUp, type Job, reasonOf, retryPauseMs } from './job.ts';
import { createJobsRepository, type LeasedJob, type LeaseOptions } from './jobs.repository.ts';

/** A job that is to be enqueued. */
export interface Found<Payload> {
  payload: Payload;
  key: string;
  orgId: string;
}

/** What a job does. */
export interface Work<Payload> {
  /** Does it, bearing to be repeated. The signal is aborted when the server stops or the lease was lost: work that ends then is given back. */
  run(payload: Payload, signal: AbortSignal): Promise<void>;
  /** For work that becomes due without a write: reads what is to be enqueued. Every process asks so often; the key makes it one job. */
  find?: { everyMs: number; due(): Promise<Found<Payload>[]> };
  /** What belongs to giving up, in its transaction. */
  givenUp?(payload: Payload, reason: string, tx: Db): Promise<void>;
  /** Closes what `run` works with. */
  close?(): Promise<void>;
}

/** What lanes work with. */
export interface LaneParts extends LeaseOptions {
  db: Db;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Whether the database can be asked and written to at the moment. */
  ready(): boolean;
  stopping: AbortSignal;
}

/** The jobs of one kind, run one after the other. */
export interface Lane {
  /** Enqueues what has become due; `now` where the last time was not long ago as well. */
  find(now: boolean): Promise<void>;
  /** Makes sure that a recurring job has its row. */
  plan(): Promise<void>;
  /** Runs what is due and answers how many that were. A second call while one is at work is the same one. */
  run(): Promise<number>;
  /** Resolves when nothing runs any more. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

const awayMs = 30_000;
/**
 * After so many takeovers in a row it is the job that ends its process. A deployment that kills, a crash and a power cut do so to a job that is innocent;
 * five leave it, and those that ran beside the guilty one, room to end well in between.
 */
const mostTakeovers = 5;
/** Clocks of processes tick a little unevenly. */
const leewayMs = 1_000;

/** Makes the lane of a job. */
export function createLane<Payload>(job: Job<Payload>, work: Work<Payload>, parts: LaneParts): Lane {
  const { name, retry, next } = job;
  const { db, log, ready, stopping, leaseMs, aheadMs } = parts;
  const repository = createJobsRepository(db, parts);
  const clock = (): number => Date.now() + aheadMs();
  const untilNext = (): number => next!(new Date(clock())).getTime() - clock();
  let running: Promise<number> | undefined;
  let served: string[] = [];
  let quietUntil = 0;
  let foundAt = -Infinity;

  /** Notes how a job failed. Without a payload it is one of another version. */
  async function failed(row: LeasedJob, error: unknown, payload?: Payload): Promise<void> {
    if (stopping.aborted) return repository.release(row);
    if (error instanceof Away) quietUntil = clock() + awayMs;
    const reason = reasonOf(error);
    const about = { err: error, job: name, id: row.id, org: row.orgId, attempts: row.attempts };
    if (!next && (error instanceof GiveUp || row.ageMs > retry.forMs)) {
      await db.transaction(async (tx) => {
        const isOurs = await createJobsRepository(tx, parts).giveUp(row, reason);
        if (isOurs && payload !== undefined) await work.givenUp?.(payload, reason, tx);
      });
      return log.warn(about, 'A job was given up');
    }
    const pauseMs = error instanceof GiveUp ? Infinity : retryPauseMs(row.attempts, retry);
    await repository.postpone(row, next ? Math.min(pauseMs, untilNext()) : pauseMs, reason);
    log.warn(about, 'A job has failed and is tried again');
  }

  async function attempt(row: LeasedJob): Promise<void> {
    const { data: payload, error: fault } = job.payload.safeParse(row.payload);
    if (fault) return failed(row, new GiveUp(fault.message));
    if (row.takeovers >= mostTakeovers)
      return failed(row, new GiveUp(`The process ended ${mostTakeovers} times while it ran this job.`), payload);
    const lost = new AbortController();
    const renew = (): void =>
      void repository.renew(row).then(
        (held) => held || lost.abort(),
        () => undefined,
      );
    const renewal = setInterval(renew, leaseMs / 3).unref();
    const began = performance.now();
    try {
      await work.run(payload, AbortSignal.any([stopping, lost.signal]));
    } catch (error) {
      return await failed(row, error, payload);
    } finally {
      clearInterval(renewal);
    }
    await (next ? repository.recur(row, untilNext()) : repository.finish(row));
    const ms = Math.round(performance.now() - began);
    log.info({ job: name, id: row.id, org: row.orgId, attempts: row.attempts, ms }, 'A job is done');
  }

  async function round(): Promise<number> {
    let count = 0;
    while (!stopping.aborted && ready() && clock() >= quietUntil) {
      const row = await repository.lease(name, served);
      if (!row) break;
      if (row.orgId !== null) served = served.includes(row.orgId) ? [row.orgId] : [...served, row.orgId];
      await attempt(row);
      count += 1;
    }
    return count;
  }

  return {
    async find(now) {
      if (!work.find || (!now && clock() - foundAt < work.find.everyMs - leewayMs)) return;
      foundAt = clock();
      for (const { payload, ...options } of await work.find.due()) await enqueue(db, job, payload, options);
    },
    plan: async () => (next ? repository.plan(name, untilNext()) : undefined),
    run: () => (running ??= round().finally(() => (running = undefined))),
    idle: async () => void (await running?.catch(() => undefined)),
    close: async () => work.close?.(),
  };
}
