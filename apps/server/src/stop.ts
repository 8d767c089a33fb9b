import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Database } from './db/database.ts';

/** What has to end in order once the server answers requests. */
interface Running {
  app: FastifyInstance;
  database: Database;
}

/** Told as soon as the server answers requests; before that a signal ends the process at once. */
export interface Stopper {
  started(running: Running): void;
}

const patienceMs = 10_000;
const idleCheckMs = 50;

/** Ctrl-C reaches the whole process group, and npm and the launcher pass it on as well: within this time it is the same one. */
const sameSignalMs = 1_000;

async function stop({ app, database }: Running, log: Logger): Promise<void> {
  // Requests that are still running get 10 s; then their connections are cut.
  const overdue = setTimeout(() => {
    log.warn('Some requests did not finish in time');
    app.server.closeAllConnections();
  }, patienceMs);
  // A connection whose last request has been answered would otherwise stay open for the next one.
  const idle = setInterval(() => app.server.closeIdleConnections(), idleCheckMs);
  await app.close();
  clearTimeout(overdue);
  clearInterval(idle);
  await database.close();
}

/** Stops in order on Ctrl-C and SIGTERM: no new connections, running requests finish, the database closes, exit code 0. Whoever asks again later ends it at once. */
export function stopOnSignals(log: Logger): Stopper {
  let running: Running | undefined;
  let stoppingSince: number | undefined;
  const onSignal = (signal: NodeJS.Signals): void => {
    const now = performance.now();
    if (stoppingSince !== undefined && now - stoppingSince < sameSignalMs) return;
    if (stoppingSince !== undefined) process.exit(1);
    if (!running) process.exit(0);
    stoppingSince = now;
    log.info({ signal }, 'Stopping');
    stop(running, log).then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'Stopping failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  return { started: (now) => void (running = now) };
}
