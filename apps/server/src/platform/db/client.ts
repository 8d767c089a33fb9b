import type pg from 'pg';
import { repeatingReads } from './pool.ts';
import { type Db, queriesOver } from './queries.ts';
import { inTransaction } from './transaction.ts';

export type { Db } from './queries.ts';

/**
 * Wraps a pool in the query builder. Its transactions are ours: the query builder's own take a connection before they are ready to give it back, so one that
 * is lost during `begin` would be missing from the pool for good.
 */
export function createDb(pool: pg.Pool): Db {
  const transaction: Db['transaction'] = (work, options) => inTransaction(pool, work, options);
  return Object.assign(queriesOver(repeatingReads(pool)), { transaction });
}
