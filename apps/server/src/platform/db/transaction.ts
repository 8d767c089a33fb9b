import type pg from 'pg';
import { isConnectionLoss, isStaleConnection, isStalePlan } from './failures.ts';
import { dropIdle } from './pool.ts';
import { type Ask, queriesOver, type TransactionOptions, type Tx } from './queries.ts';
import { type createNames, named } from './statements.ts';

/** Where transactions run, and how their statements are named. */
interface Source {
  pool: pg.Pool;
  nameOf: ReturnType<typeof createNames>;
}

type Work<T> = (tx: Tx) => Promise<T>;

/** A connection that asks nothing more once it is lost: a rollback would only wait for another time-out. One whose plans are out of date counts as lost. */
function untilLost(client: pg.PoolClient): { ask: Ask; lost(): Error | undefined } {
  let lost: Error | undefined;
  const ask: Ask = async (query, values) => {
    if (lost) throw lost;
    try {
      return await client.query(query, values);
    } catch (error) {
      if (isConnectionLoss(error) || isStalePlan(error)) lost = error as Error;
      throw error;
    }
  };
  return { ask, lost: () => lost };
}

/** Runs the work between `begin` and `commit` on one connection, which goes back to the pool whatever happens; a broken one is destroyed. */
async function onOneConnection<T>({ pool, nameOf }: Source, work: Work<T>, options?: TransactionOptions): Promise<T> {
  const client = await pool.connect();
  const { ask, lost } = untilLost(client);
  let refused: { error: unknown } | undefined;
  const watched = (tx: Tx): Promise<T> =>
    work(tx).catch((error: unknown) => {
      refused = { error };
      throw error;
    });
  try {
    return await queriesOver(named(ask, nameOf)).transaction(watched, options);
  } catch (error) {
    // Where the rollback failed as well, its error says less than the work's own.
    throw refused ? refused.error : error;
  } finally {
    client.release(lost() ?? client.getTransactionStatus() !== 'I');
  }
}

/**
 * Runs the work in a transaction: all of it is stored or nothing. One whose connection was lost before anything happened begins once more on a new
 * connection; after a connection that is lost later the caller gets the error, and only a lost `commit` leaves it open whether all was stored.
 */
export async function inTransaction<T>(source: Source, work: Work<T>, options?: TransactionOptions): Promise<T> {
  let begun = false;
  const attempt = (): Promise<T> =>
    onOneConnection(
      source,
      (tx) => {
        begun = true;
        return work(tx);
      },
      options,
    );
  try {
    return await attempt();
  } catch (error) {
    if (begun || !isStaleConnection(error)) throw error;
    dropIdle(source.pool);
    return attempt();
  }
}
