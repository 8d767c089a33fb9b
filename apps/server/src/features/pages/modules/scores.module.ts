import { z } from 'zod';
import { localize } from '../../../platform/db/localized.ts';
import { value } from '../../../shared/content/config-fields.ts';
import { defineModule } from './define-module.ts';

/** The picture on which each member's points will stand; without one there is no such module (content §2). */
export const definition = defineModule({
  type: 'scores',
  config: z.object({ backgroundImageId: value.optional() }),
  visibility: 'members',
  async resolve({ backgroundImageId }, { picturesOf }) {
    const background = (await picturesOf([backgroundImageId]))(backgroundImageId);
    return background && { options: { background_image: background }, results: [] };
  },
  /** The points of the member who asks. */
  async personal(module, { me, orgId, locale }, { points }) {
    const own = await points.find(orgId, me.id);
    if (!own) return module;
    const level = own.statusLevel && localize(own.statusLevel, locale).text;
    return { ...module, results: [{ status_points: own.statusPoints, status_level: level || null, bonus_points: own.bonusPoints }] };
  },
});
