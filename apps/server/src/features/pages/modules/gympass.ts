import { safeLink } from '@foyer/links';
import type { LocalizedText } from '../../../platform/db/types.ts';
import { localize } from '../../../platform/db/localized.ts';
import { toImage } from '../../../shared/media/media.presenter.ts';
import type { ModuleResolver } from './resolver.ts';

/** The partner's address with words and picture as the editor placed them. A path of the portal leads to no partner. */
export const resolveGympass: ModuleResolver<'gympass'> = async ({ id, type, title, config }, { orgId, locale }, { media }) => {
  const [image = null] = await media.findAll(orgId, config.imageId ? [config.imageId] : []);
  const words = (text: LocalizedText | undefined) => (text ? localize(text, locale).text : '');
  const link = safeLink(config.link);
  return {
    id,
    type,
    title: localize(title, locale).text,
    options: {
      description: words(config.description),
      link: link?.startsWith('/') ? null : link,
      link_text: words(config.linkText),
      image: toImage(image, locale),
    },
    results: [],
  };
};
