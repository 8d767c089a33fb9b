import { z } from 'zod';
import { choice, list } from '../../../shared/content/config-fields.ts';
import { defineModule } from './define-module.ts';

/** Hotels in the editor's order; those that are gone are left out. */
export const definition = defineModule({
  type: 'location',
  config: z.object({ hotelIds: list(choice('hotel')) }),
  visibility: 'members',
  resolve: async ({ hotelIds }, { orgId, locale, ratings }) => ({
    results: await ratings.locations(orgId, hotelIds, locale),
  }),
});
