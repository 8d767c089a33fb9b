import type { Schemas } from '@foyer/api';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { localize } from '../../platform/db/localized.ts';
import type { Locale } from '../../platform/db/types.ts';
import { balanceQuery } from '../shop/index.ts';
import { memberPoints } from './points.tables.ts';

/** What members have gathered. */
export function createPointsService({ db }: Pick<Context, 'db'>) {
  return {
    /** A member's points; null where they have not begun to gather any. The bonus points are the coins they can spend in the shop. */
    async of(orgId: string, userId: string, locale: Locale): Promise<Schemas['MemberScores'] | null> {
      const coins = balanceQuery(db, { id: userId, orgId });
      const [own] = await db
        .select({ ...getTableColumns(memberPoints), bonusPoints: sql<number>`(${coins})`.mapWith(Number) })
        .from(memberPoints)
        .where(and(eq(memberPoints.orgId, orgId), eq(memberPoints.userId, userId)));
      if (!own) return null;
      const level = own.statusLevel && localize(own.statusLevel, locale).text;
      return { status_points: own.statusPoints, status_level: level || null, bonus_points: own.bonusPoints };
    },
  };
}
