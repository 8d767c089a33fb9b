import { z } from 'zod';
import { choice } from '../../../shared/content/config-fields.ts';
import { defineModule } from './define-module.ts';

/** The score of the hotel that the editor chose, or of the group. */
export const definition = defineModule({
  type: 'kununu',
  config: z.object({ hotelId: choice('hotel').optional() }),
  visibility: 'members',
  async resolve({ hotelId = null }, { orgId, ratings }) {
    const score = await ratings.kununuScore(orgId, hotelId);
    return { results: score ? [score] : [] };
  },
});
