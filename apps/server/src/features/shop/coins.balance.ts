import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { coinEntries } from './shop.tables.ts';

/** Whose coins they are. */
export interface CoinOwner {
  id: string;
  orgId: string;
}

/** What a member has, as a query: the sum of their entries. */
export const balanceQuery = (db: Pick<Db, 'select'>, { id, orgId }: CoinOwner) =>
  db
    .select({ balance: sql<number>`coalesce(sum(${coinEntries.amount}), 0)`.mapWith(Number).as('balance') })
    .from(coinEntries)
    .where(and(eq(coinEntries.orgId, orgId), eq(coinEntries.userId, id)));
