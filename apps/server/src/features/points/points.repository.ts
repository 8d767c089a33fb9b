import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { memberPoints } from './points.tables.ts';
import { balanceQuery } from '../shop/index.ts';

/** Reads what members have gathered. */
export function createPointsRepository({ db }: Pick<Context, 'db'>) {
  return {
    /** A member's points; undefined where they have not begun to gather any. The bonus points are the coins they can spend in the shop. */
    async find(orgId: string, userId: string) {
      const coins = balanceQuery(db, { id: userId, orgId });
      const [found] = await db
        .select({ ...getTableColumns(memberPoints), bonusPoints: sql<number>`(${coins})`.mapWith(Number) })
        .from(memberPoints)
        .where(and(eq(memberPoints.orgId, orgId), eq(memberPoints.userId, userId)));
      return found;
    },
  };
}
