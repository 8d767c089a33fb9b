import type { Schemas } from '@foyer/api';
import type { Context } from '../../platform/context.ts';
import type { Locale } from '../../platform/db/types.ts';
import { toKununuScore, toLocation } from './ratings.presenter.ts';
import { createRatingsRepository } from './ratings.repository.ts';

/** What guests and employees say of the hotels. */
export function createRatingsService(context: Pick<Context, 'db'>) {
  const ratings = createRatingsRepository(context);
  return {
    /** The org's hotels among the ids, in their order; unknown ids are left out. */
    async locations(orgId: string, ids: readonly string[], locale: Locale): Promise<Schemas['Location'][]> {
      return (await ratings.locations(orgId, ids)).map((row) => toLocation(row, locale));
    },

    /** The score of one of the org's hotels at kununu, of the group itself for null; null where there is none. */
    async kununuScore(orgId: string, hotelId: string | null): Promise<Schemas['KununuScore'] | null> {
      const found = await ratings.kununuScore(orgId, hotelId);
      return found ? toKununuScore(found) : null;
    },
  };
}
