import type { FastifyBaseLogger } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** The times, in ms, after which the watchdog acts. */
export interface WatchdogTimes {
  /** How often the thread is asked for a sign of life. */
  interval: number;
  /** Silence after which the database counts as unavailable. */
  silent: number;
  /** Silence after which the thread is ended and started again. */
  restart: number;
}

/** The embedded database's thread. */
export interface Embedded {
  /** How node-postgres reaches it: `host` is the folder of the unix socket. */
  connection: { host: string; port: number; user: string; database: string };
  /** False while the thread gives no sign of life. */
  responsive(): boolean;
  close(): Promise<void>;
}

interface EmbeddedOptions {
  folder: string;
  log: FastifyBaseLogger;
  times?: Partial<WatchdogTimes>;
}

const port = 5432;
const defaultTimes: WatchdogTimes = { interval: 1_000, silent: 5_000, restart: 60_000 };
const closeTimeoutMs = 5_000;

function spawn(folder: string, socketPath: string): Promise<Worker> {
  rmSync(socketPath, { force: true });
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: { folder, socketPath } });
  return new Promise((resolve, reject) => {
    const onError = (error: Error): void => reject(error);
    const onExit = (code: number): void => reject(new Error(`The embedded database ended while starting (${code}).`));
    worker.once('error', onError);
    worker.once('exit', onExit);
    worker.once('message', () => {
      worker.off('error', onError);
      worker.off('exit', onExit);
      resolve(worker);
    });
  });
}

/** Starts the embedded database in its own thread, behind a unix socket in a private folder, and watches over it. */
export async function startEmbedded({ folder, log, times }: EmbeddedOptions): Promise<Embedded> {
  const { interval, silent, restart } = { ...defaultTimes, ...times };
  // In the system's folder for temporary files: a socket's path must stay under 108 characters. mkdtemp makes it 0700.
  const host = mkdtempSync(join(tmpdir(), 'foyer-'));
  const socketPath = join(host, `.s.PGSQL.${port}`);
  const removeHost = (): void => rmSync(host, { recursive: true, force: true });
  process.once('exit', removeHost);
  let worker: Worker | undefined;
  let heardAt = 0;
  let quiet = false;
  let closing = false;

  async function start(): Promise<void> {
    const started = await spawn(folder, socketPath);
    worker = started;
    heardAt = performance.now();
    quiet = false;
    started.on('message', () => {
      heardAt = performance.now();
      if (quiet) log.info('The embedded database answers again');
      quiet = false;
    });
    started.on('error', (error) => log.error({ err: error }, 'The embedded database failed'));
    started.once('exit', () => {
      if (worker === started) worker = undefined;
      if (!closing) void again();
    });
  }
  async function again(): Promise<void> {
    log.warn('The embedded database is being started again');
    await start().catch((error: unknown) => {
      log.error({ err: error }, 'The embedded database could not be started');
      if (!closing) setTimeout(() => void again(), interval).unref();
    });
  }
  function watch(): void {
    if (!worker) return;
    const silence = performance.now() - heardAt;
    if (silence > restart) {
      log.error({ seconds: Math.round(silence / 1000) }, 'The embedded database hangs: ending its thread');
      heardAt = performance.now();
      return void worker.terminate();
    }
    if (silence > silent && !quiet) {
      quiet = true;
      log.warn({ seconds: Math.round(silence / 1000) }, 'The embedded database gives no sign of life: a query is taking very long');
    }
    worker.postMessage('ping');
  }

  try {
    await start();
  } catch (error) {
    removeHost();
    throw error;
  }
  const timer = setInterval(watch, interval).unref();
  return {
    connection: { host, port, user: 'postgres', database: 'postgres' },
    responsive: () => worker !== undefined && !quiet,
    async close() {
      closing = true;
      clearInterval(timer);
      const ended = worker;
      if (ended) {
        const exit = new Promise((resolve) => ended.once('exit', resolve));
        const overdue = setTimeout(() => void ended.terminate(), closeTimeoutMs);
        ended.postMessage('close');
        await exit;
        clearTimeout(overdue);
      }
      removeHost();
      process.off('exit', removeHost);
    },
  };
}
