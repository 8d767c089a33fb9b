import type { FastifyBaseLogger } from 'fastify';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { databaseCode } from './embedded-code.ts';
import { startWatchdog, type WatchdogTimes } from './watchdog.ts';

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
const retryMs = 1_000;
const socketFolderPrefix = 'foyer-socket-';
const closeTimeoutMs = 5_000;

async function spawn(folder: string, socketPath: string): Promise<Worker> {
  rmSync(socketPath, { force: true });
  const code = await databaseCode();
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: { folder, socketPath, code } });
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

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** Removes the socket's folder of a process that was killed; its name stands in a file beside the database. */
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
  const { host, removeHost } = makeSocketFolder(`${folder}.socket`);
  const socketPath = join(host, `.s.PGSQL.${port}`);
  let worker: Worker | undefined;
  let closing = false;

  const ask = (): boolean => {
    worker?.postMessage('ping');
    return worker !== undefined;
  };
  const watchdog = startWatchdog({ times, log, ask, end: () => void worker?.terminate() });

  async function start(): Promise<void> {
    const started = await spawn(folder, socketPath);
    worker = started;
    watchdog.heard();
    started.on('message', watchdog.heard);
    started.on('error', (error) => log.error({ err: error }, 'The embedded database failed'));
    started.once('exit', () => {
      worker = undefined;
      if (!closing) void again();
    });
  }
  async function again(): Promise<void> {
    log.warn('The embedded database is being started again');
    await start().catch((error: unknown) => {
      log.error({ err: error }, 'The embedded database could not be started');
      if (!closing) setTimeout(() => void again(), retryMs).unref();
    });
  }
  async function close(): Promise<void> {
    closing = true;
    watchdog.stop();
    if (worker) await stop(worker);
    removeHost();
  }

  await start().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    connection: { host, port, user: 'postgres', database: 'postgres' },
    responsive: () => worker !== undefined && !watchdog.silent(),
    close,
  };
}
