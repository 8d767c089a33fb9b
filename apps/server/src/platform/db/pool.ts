import type { FastifyBaseLogger } from 'fastify';
import { Socket } from 'node:net';
import pg from 'pg';
import { isStaleConnection, isStalePlan } from './failures.ts';
import type { Ask } from './queries.ts';

/** How long connections may keep their callers waiting, in ms. */
export interface PoolTimes {
  /** For a free connection or a new one. */
  connect: number;
  /** For one statement: then PostgreSQL ends it, and the connection survives. 0 is without end. */
  statement: number;
  /** For the answer to one statement: then the connection counts as lost. */
  query: number;
  /** Between two statements of a transaction: then PostgreSQL ends it, so that what hangs here holds no locks there. 0 is without end. */
  idleTransaction: number;
  /** For the answer that `/ready` needs, a connection included. */
  ping: number;
  /** For running queries when the pool closes. */
  close: number;
}

/** The connections to a database. */
export interface Connections {
  pool: pg.Pool;
  /** Whether the pool gives an answer. A connection that keeps this waiting is closed: asking also mends. */
  ping(): Promise<boolean>;
  /** Ends every connection, within its time whatever they are doing. */
  close(): Promise<void>;
}

/** Resolves to `late` where the work takes longer. */
function within<T, L>(ms: number, work: Promise<T>, late: L): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<L>((resolve) => (timer = setTimeout(resolve, ms, late)));
  return Promise.race([work, overdue]).finally(() => clearTimeout(timer));
}

/** One question at a time, however many want to know. */
function createPing(pool: pg.Pool, ms: number): () => Promise<boolean> {
  const question: pg.QueryConfig & { query_timeout: number } = { text: 'select 1', query_timeout: ms };
  let running: Promise<boolean> | undefined;
  const ask = (): Promise<boolean> =>
    pool
      .query(question)
      .then(
        () => true,
        () => false,
      )
      .finally(() => (running = undefined));
  return () => within(ms, (running ??= ask()), false);
}

/** Opens connections as they are needed; the loss of any is survived. */
export function openPool(config: pg.PoolConfig, times: PoolTimes, log: FastifyBaseLogger): Connections {
  const sockets = new Set<Socket>();
  const stream = (): Socket => {
    const socket = new Socket();
    sockets.add(socket);
    return socket.once('close', () => sockets.delete(socket));
  };
  const pool = new pg.Pool({
    ...config,
    stream,
    connectionTimeoutMillis: times.connect,
    statement_timeout: times.statement,
    query_timeout: times.query,
    idle_in_transaction_session_timeout: times.idleTransaction,
  });
  // Without listeners a lost connection would end the process; the next query reports it to its caller.
  pool.on('error', (error) => log.warn({ err: error }, 'A database connection was lost'));
  pool.on('connect', (client) => client.on('error', () => {}));

  async function close(): Promise<void> {
    const ended = pool.end().then(() => true);
    if (!(await within(times.close, ended, false))) {
      log.warn({ connections: pool.totalCount }, 'Database connections were still in use: they are cut');
      for (const socket of sockets) socket.destroy();
    }
    // One whose other end is gone would keep the process until the system gives it up.
    for (const socket of sockets) socket.unref();
  }
  return { pool, ping: createPing(pool, times.ping), close };
}

/** Closes the connections that wait for work: a restarted server or firewall has dropped them all, and only using one would show it. */
export function dropIdle(pool: pg.Pool): void {
  for (let idle = pool.idleCount; idle > 0; idle -= 1) {
    pool.connect().then(
      (client) => client.release(true),
      () => {},
    );
  }
}

/** A statement that changes nothing and locks nothing: asking it twice does no harm. */
const isRead = (text: string): boolean => /^\s*select\b/i.test(text) && !/\bfor (?:no key update|update|share|key share)\b/i.test(text);

/** Asks on any connection of the pool. A read whose connection turns out to be lost is asked once more, on a new one; so is what was prepared in vain. */
export const repeatingReads =
  (pool: pg.Pool): Ask =>
  async (query, values) => {
    try {
      return await pool.query(query, values);
    } catch (error) {
      const unasked = isStalePlan(error);
      if (!unasked && (!isRead(query.text) || !isStaleConnection(error))) throw error;
      dropIdle(pool);
      return pool.query(unasked ? { ...query, name: undefined } : query, values);
    }
  };
