import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import * as schema from './schema.ts';

/** The query builder over Foyer's tables. A transaction given by `db.transaction` has the same queries. */
export type Db = NodePgDatabase<typeof schema>;

/** Wraps a pool, or one of its clients, in the query builder. */
export const createDb = (client: pg.Pool | pg.PoolClient): Db => drizzle(client, { schema });
