import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '../db/client.ts';
import type { Database } from '../db/database.ts';
import { createPoller, type Poller } from '../poller.ts';
import { onEnqueue } from './enqueue.ts';
import { defineJob, type Job } from './job.ts';
import { createJobsRepository, type LeaseOptions } from './jobs.repository.ts';
import { createLane, type Lane, type Work } from './lane.ts';

/** What jobs need of the application. */
export interface JobsContext {
  db: Db;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  storage: Pick<Database, 'available' | 'readOnly'>;
}

/** The background work of this process. */
export interface Jobs {
  /** Says what a job does; call it once, when the feature is made. */
  add<Payload>(job: Job<Payload>, work: Work<Payload>): void;
  /** Runs from now on whatever is due. */
  start(): void;
  /** Runs whatever is due, and what that enqueues, to its end: for tests. */
  runDue(): Promise<void>;
  /** Starts nothing more and waits for what runs; what does not end in time is another process's when its lease ends. */
  stop(): Promise<void>;
}

const secondMs = 1000;
const pollMs = 5 * secondMs;
/** After something was enqueued: its transaction has ended by then, or at the latest by then; after that polling finds it. */
const wakesMs = [20, 200, secondMs] as const;
const patienceMs = 8 * secondMs;
const deadKeptMs = 30 * 24 * 60 * 60 * secondMs;

const usualLease: LeaseOptions = { leaseMs: 60 * secondMs, aheadMs: () => 0 };
const forgetDead = defineJob({ name: 'jobs.forget-dead', schedule: '41 3 * * *' });

/** Makes the background work of a process; it does nothing before it is started. */
export function createJobs({ db, log, storage }: JobsContext, options: Partial<LeaseOptions> = {}): Jobs {
  const lease = { ...usualLease, ...options };
  const repository = createJobsRepository(db, lease);
  const stopping = new AbortController();
  const ready = (): boolean => storage.available() && !storage.readOnly();
  const parts = { db, log, ready, stopping: stopping.signal, ...lease };
  const lanes = new Map<string, Lane>();
  const timers = new Set<NodeJS.Timeout>();
  let planned = false;
  let waking = false;
  let poller: Poller | undefined;
  let silence = (): void => undefined;

  async function plan(): Promise<void> {
    if (planned) return;
    for (const lane of lanes.values()) await lane.plan();
    planned = true;
  }
  async function find(now: boolean): Promise<void> {
    for (const [job, lane] of lanes) {
      await lane.find(now).catch((error: unknown) => log.warn({ err: error, job }, 'What is due could not be found'));
    }
  }
  async function dueLanes(): Promise<Lane[]> {
    if (stopping.signal.aborted || !ready()) return [];
    return (await repository.dueNames([...lanes.keys()])).map((name) => lanes.get(name)!);
  }
  async function poll(): Promise<void> {
    if (!ready()) return;
    await plan();
    await find(false);
    for (const lane of await dueLanes()) {
      lane.run().catch((error: unknown) => log.warn({ err: error }, 'Jobs could not be run'));
    }
  }
  function wake(): void {
    if (waking) return;
    waking = true;
    for (const ms of wakesMs) {
      const timer = setTimeout(() => {
        waking = false;
        timers.delete(timer);
        void poller?.poll();
      }, ms).unref();
      timers.add(timer);
    }
  }

  const jobs: Jobs = {
    add: (job, work) => void lanes.set(job.name, createLane(job, work, parts)),
    start() {
      poller = createPoller({ work: poll, everyMs: pollMs, log, complaint: 'It could not be found out which jobs are due' });
      silence = onEnqueue(wake);
      wake();
    },
    async runDue() {
      await plan();
      await find(true);
      for (let count = 1; count > 0;) {
        const counts = await Promise.all((await dueLanes()).map((lane) => lane.run()));
        count = counts.reduce((sum, one) => sum + one, 0);
      }
    },
    async stop() {
      silence();
      poller?.stop();
      for (const timer of timers) clearTimeout(timer);
      stopping.abort();
      const all = [...lanes.values()];
      await Promise.race([Promise.all(all.map((lane) => lane.idle())), delay(patienceMs, undefined, { ref: false })]);
      await Promise.all(all.map((lane) => lane.close()));
    },
  };
  jobs.add(forgetDead, { run: () => repository.forgetDead(deadKeptMs) });
  return jobs;
}
