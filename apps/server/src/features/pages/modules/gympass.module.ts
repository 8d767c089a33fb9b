import { safeLink } from '@foyer/links';
import { z } from 'zod';
import { link as address, medium, text, title } from '../../../shared/content/config-fields.ts';
import { defineModule } from './define-module.ts';

/** The partner's address with words and picture as the editor placed them. A path of the portal leads to no partner. */
export const definition = defineModule({
  type: 'gympass',
  config: z.object({ description: text.optional(), link: address, linkText: title.optional(), imageId: medium('image').optional() }),
  visibility: 'all',
  async resolve({ description, link: written, linkText, imageId }, { textOf, picturesOf }) {
    const link = safeLink(written);
    return {
      options: {
        description: textOf(description),
        link: link?.startsWith('/') ? null : link,
        link_text: textOf(linkText),
        image: (await picturesOf([imageId]))(imageId),
      },
      results: [],
    };
  },
});
