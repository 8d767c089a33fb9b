import { z } from 'zod';
import { list, medium } from '../../../shared/content/config-fields.ts';
import { toFile } from '../../../shared/media/media.presenter.ts';
import { defineModule } from './define-module.ts';

/** Files in the editor's order; deleted ones are left out. */
export const definition = defineModule({
  type: 'downloads',
  config: z.object({ mediaIds: list(medium()) }),
  visibility: 'all',
  resolve: async ({ mediaIds }, { orgId, locale, media }) => ({
    results: (await media.findAll(orgId, mediaIds)).map((row) => toFile(row, locale)),
  }),
});
