import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/** The query builder; tables are passed to it. A transaction given by `db.transaction` has the same queries. */
export type Db = NodePgDatabase;

/** The query builder inside a transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** How a transaction is isolated. */
export type TransactionOptions = Parameters<Db['transaction']>[1];

/** What the query builder asks of a connection. */
export type Ask = (query: pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;

/** The query builder over anything that answers queries: its driver calls nothing else, but for transactions on a pool. */
export const queriesOver = (ask: Ask): Db => drizzle({ query: ask } as unknown as pg.PoolClient);
