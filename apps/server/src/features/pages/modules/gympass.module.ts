import { safeLink } from '@foyer/links';
import { z } from 'zod';
import { text, title, value } from '../../../shared/content/config-fields.ts';
import { defineModule } from './define-module.ts';

/** The partner's address with words and picture as the editor placed them. A path of the portal leads to no partner. */
export const definition = defineModule({
  type: 'gympass',
  config: z.object({ description: text.optional(), link: value, linkText: title.optional(), imageId: value.optional() }),
  visibility: 'all',
  async resolve({ description, link: address, linkText, imageId }, { textOf, picturesOf }) {
    const link = safeLink(address);
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
