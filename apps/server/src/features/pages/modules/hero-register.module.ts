import { z } from 'zod';
import { medium, text } from '../../../shared/content/config-fields.ts';
import { toSignup } from '../../../shared/identity/signup.presenter.ts';
import { toBackground } from '../../../shared/media/media.presenter.ts';
import { defineModule } from './define-module.ts';

/** Picture (one that guests may see) and words as the editor placed them, with what the form needs from the customer's settings. */
export const definition = defineModule({
  type: 'hero_register',
  config: z.object({ subline: text.optional(), backgroundImageId: medium('image').optional() }),
  visibility: 'all',
  async resolve({ subline, backgroundImageId }, { orgId, locale, settings, media, textOf }) {
    const [{ terms, signup }, images] = await Promise.all([
      settings.of(orgId),
      media.findAll(orgId, backgroundImageId ? [backgroundImageId] : []),
    ]);
    return {
      options: {
        subline: textOf(subline),
        background_image: toBackground(images.find(({ visibility }) => visibility === 'public') ?? null, locale),
        signup_configuration: toSignup(signup, null, locale),
        terms: terms && { version: terms.version, page_id: terms.pageId },
      },
      results: [],
    };
  },
});
