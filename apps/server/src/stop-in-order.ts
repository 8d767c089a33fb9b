import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from './platform/db/database.ts';

/** What has to end in order once the server answers requests. */
export interface Running {
  app: FastifyInstance;
  database: Pick<Database, 'close'>;
}

/** The moments of a stop, in milliseconds after it began. */
export interface StopTimes {
  /** Until then new requests are answered as ever, while `/ready` says 503 and balancers learn of it. */
  graceMs: number;
  /** Until then requests in progress may finish. */
  requestsMs: number;
  /** Until then open pages have been notified, and mails and feeds have stopped. */
  appMs: number;
  /** Until then the database has closed. */
  totalMs: number;
}

/** The moments of a running server: 10 s in all. */
export const stopTimes: StopTimes = { graceMs: 2_000, requestsMs: 7_000, appMs: 9_000, totalMs: 10_000 };

/** A connection whose last request has been answered would otherwise stay open for the next one. */
const idleCheckMs = 50;

/** No new connections; requests in progress finish, and so do the pages that are being rendered, for which the application answers itself until then. */
async function drain(
  { server, traffic }: FastifyInstance,
  log: Logger,
  inTime: (work: Promise<unknown>) => Promise<boolean>,
): Promise<void> {
  server.close();
  const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs);
  const drained = await inTime(traffic.drained());
  clearInterval(idle);
  if (!drained) log.warn({ requests: traffic.running() }, 'Some requests did not finish in time');
  // Also those that have not sent a whole request.
  server.closeAllConnections();
}

/**
 * Stops without losing work, within `totalMs` whatever is open or hangs. Answers the exit code: 0 where everything has ended, requests of slow clients
 * that were cut included; 1 where a part of the server has not.
 */
export async function stopInOrder({ app, database }: Running, log: Logger, times: StopTimes = stopTimes): Promise<0 | 1> {
  const began = performance.now();
  const inTime = (work: Promise<unknown>, ms: number): Promise<boolean> => {
    const overdue = new AbortController();
    const late = delay(Math.max(0, began + ms - performance.now()), false, { signal: overdue.signal }).catch(() => false);
    return Promise.race([work.then(() => true), late]).finally(() => overdue.abort());
  };
  async function ends(name: string, close: () => Promise<unknown>, ms: number): Promise<boolean> {
    try {
      const ended = await inTime(close(), ms);
      if (!ended) log.error(`The ${name} did not close in time`);
      return ended;
    } catch (error) {
      log.error({ err: error }, `The ${name} could not be closed`);
      return false;
    }
  }

  app.traffic.turnAway();
  await delay(times.graceMs);
  await drain(app, log, (work) => inTime(work, times.requestsMs));
  const appEnded = await ends('application', () => app.close(), times.appMs);
  const databaseEnded = await ends('database', () => database.close(), times.totalMs);
  return appEnded && databaseEnded ? 0 : 1;
}
