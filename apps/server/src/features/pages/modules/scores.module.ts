import { z } from 'zod';
import { medium } from '../../../shared/content/config-fields.ts';
import { toBackground } from '../../../shared/media/media.presenter.ts';
import { defineModule } from './define-module.ts';

/** The picture behind each member's points; without one there is no such module (content §2). */
export const definition = defineModule({
  type: 'scores',
  config: z.object({ backgroundImageId: medium('image').optional() }),
  visibility: 'members',
  async resolve({ backgroundImageId }, { orgId, locale, media }) {
    const [row] = await media.findAll(orgId, backgroundImageId ? [backgroundImageId] : []);
    const background = toBackground(row ?? null, locale);
    return background && { options: { background_image: background }, results: [] };
  },
  /** The points of the member who asks. */
  async personal(module, { me, orgId, locale }, { points }) {
    const own = await points.of(orgId, me.id, locale);
    return own ? { ...module, results: [own] } : module;
  },
});
