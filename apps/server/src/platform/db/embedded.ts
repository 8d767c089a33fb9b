import type { FastifyBaseLogger } from 'fastify';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { databaseCode } from './embedded-code.ts';
import { isToBeMade } from './embedded-folder.ts';
import { startWatchdog, type WatchdogTimes } from './watchdog.ts';

/** The embedded database's thread. */
export interface Embedded {
  /** How node-postgres reaches it: `host` is the folder of the unix socket. */
  connection: { host: string; port: number; user: string; database: string };
  /** False while the thread gives no sign of life. */
  responsive(): boolean;
  giveBackMemory(): void;
  close(): Promise<void>;
}

interface EmbeddedOptions {
  folder: string;
  log: FastifyBaseLogger;
  times?: Partial<WatchdogTimes>;
}

const port = 5432;
const retryMs = 1_000;
/** The thread hands on what the database says; V8 would keep six times as much for it. */
const youngMb = 8;
const socketFolderPrefix = 'foyer-socket-';
const closeTimeoutMs = 5_000;

/** Resolves as soon as the thread's database takes connections. */
function untilStarted(thread: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number): void => reject(new Error(`The embedded database ended while starting (${code}).`));
    thread.once('error', reject);
    thread.once('exit', onExit);
    thread.once('message', () => {
      thread.off('error', reject);
      thread.off('exit', onExit);
      resolve();
    });
  });
}

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** Removes the socket's folder of a process that was killed; its name is in a file beside the database. */
function removeLeftover(record: string): void {
  const left = existsSync(record) ? readFileSync(record, 'utf8') : '';
  if (dirname(left) === tmpdir() && basename(left).startsWith(socketFolderPrefix)) remove(left);
}

/** A folder of our own for the socket, in the system's folder for temporary files: a socket's path must stay under 108 characters. */
function makeSocketFolder(record: string): { host: string; removeHost(): void } {
  removeLeftover(record);
  const host = mkdtempSync(join(tmpdir(), socketFolderPrefix));
  writeFileSync(record, host);
  const removeNow = (): void => [host, record].forEach(remove);
  process.once('exit', removeNow);
  const removeHost = (): void => {
    removeNow();
    process.off('exit', removeNow);
  };
  return { host, removeHost };
}

async function stop(worker: Worker): Promise<void> {
  const exit = new Promise((resolve) => worker.once('exit', resolve));
  const overdue = setTimeout(() => void worker.terminate(), closeTimeoutMs);
  worker.postMessage('close');
  await exit;
  clearTimeout(overdue);
}

/** Starts the embedded database in its own thread, behind a unix socket that only we may open, and starts it again where it ends by itself. */
export async function startEmbedded({ folder, log, times }: EmbeddedOptions): Promise<Embedded> {
  let make = isToBeMade(folder);
  const { host, removeHost } = makeSocketFolder(`${folder}.socket`);
  const socketPath = join(host, `.s.PGSQL.${port}`);
  /** The thread, from its first moment on. */
  let thread: Worker | undefined;
  let started = false;
  let closing = false;

  const ask = (): boolean => {
    if (started) thread?.postMessage('ping');
    return started;
  };
  const watchdog = startWatchdog({ times, log, ask, end: () => void thread?.terminate() });

  async function start(): Promise<void> {
    rmSync(socketPath, { force: true });
    const code = await databaseCode();
    const next = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
      workerData: { folder, socketPath, code, make },
      resourceLimits: { maxYoungGenerationSizeMb: youngMb },
    });
    thread = next;
    next.once('exit', () => {
      thread = undefined;
      const ended = started;
      started = false;
      if (ended && !closing) void again();
    });
    await untilStarted(next);
    started = true;
    make = false;
    watchdog.heard();
    next.on('message', watchdog.heard);
    next.on('error', (error) => log.error({ err: error }, 'The embedded database failed'));
  }
  async function again(): Promise<void> {
    log.warn('The embedded database is being started again');
    try {
      // One that has vanished is not replaced by an empty one.
      if (isToBeMade(folder)) throw new Error(`The folder ${folder} is empty`);
      await start();
    } catch (error) {
      log.error({ err: error }, 'The embedded database could not be started');
      if (!closing) setTimeout(() => void again(), retryMs).unref();
    }
  }
  async function close(): Promise<void> {
    closing = true;
    watchdog.stop();
    if (thread) await stop(thread);
    removeHost();
  }

  await start().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    connection: { host, port, user: 'postgres', database: 'postgres' },
    giveBackMemory: () => thread?.postMessage('give back'),
    responsive: () => started && !watchdog.silent(),
    close,
  };
}
