import { safeLink } from '@foyer/links';
import { z } from 'zod';
import { entries, link as address } from '../../../shared/content/config-fields.ts';
import { defineModule } from './define-module.ts';
import { pictureEntry, toPictureEntries } from './picture-entries.ts';

/** The cards in the editor's order, in the reader's language. A link that is not safe leads nowhere. */
export const definition = defineModule({
  type: 'landing_page_teaser',
  config: z.object({ entries: entries({ ...pictureEntry, link: address.optional() }) }),
  visibility: 'all',
  resolve: async (config, resolving) => ({
    results: await toPictureEntries(config.entries, resolving, ({ link }) => ({ link: safeLink(link) })),
  }),
});
