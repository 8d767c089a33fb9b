import type pg from 'pg';
import { repeatingReads } from './pool.ts';
import { type Db, queriesOver } from './queries.ts';
import { createNames, named, unnamed } from './statements.ts';
import { inTransaction } from './transaction.ts';

export type { Db } from './queries.ts';

/** How a pool's statements are sent. */
export interface SendOptions {
  /** Whether statements that come again are prepared on their connection. */
  prepare?: boolean;
}

/**
 * Wraps a pool in the query builder. Its transactions are ours: the query builder's own take a connection before they are ready to give it back, so one that
 * is lost during `begin` would be missing from the pool for good.
 */
export function createDb(pool: pg.Pool, { prepare = true }: SendOptions = {}): Db {
  const nameOf = prepare ? createNames() : unnamed;
  const transaction: Db['transaction'] = (work, options) => inTransaction({ pool, nameOf }, work, options);
  return Object.assign(queriesOver(named(repeatingReads(pool), nameOf)), { transaction });
}
