import type { Schemas } from '@foyer/api';
import type { Context } from '../../platform/context.ts';
import { localize } from '../../platform/db/localized.ts';
import type { Locale } from '../../platform/db/types.ts';
import { createPointsRepository } from './points.repository.ts';

/** What members have gathered. */
export function createPointsService(context: Pick<Context, 'db'>) {
  const points = createPointsRepository(context);
  return {
    /** A member's points; null where they have not begun to gather any. */
    async of(orgId: string, userId: string, locale: Locale): Promise<Schemas['MemberScores'] | null> {
      const own = await points.find(orgId, userId);
      if (!own) return null;
      const level = own.statusLevel && localize(own.statusLevel, locale).text;
      return { status_points: own.statusPoints, status_level: level || null, bonus_points: own.bonusPoints };
    },
  };
}
