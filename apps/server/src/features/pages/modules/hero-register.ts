import { localize } from '../../../platform/db/localized.ts';
import { toImage } from '../../../shared/media/media.presenter.ts';
import { toSignup } from '../../shell/index.ts';
import type { ModuleResolver } from './resolver.ts';

/** Picture (one that guests may see) and words as the editor placed them, with what the form needs from the customer's settings. */
export const resolveHeroRegister: ModuleResolver<'hero_register'> = async ({ id, type, title, config }, { orgId, locale }, sources) => {
  const [settings, images] = await Promise.all([
    sources.settings.of(orgId),
    sources.media.findAll(orgId, config.backgroundImageId ? [config.backgroundImageId] : []),
  ]);
  const { terms, signup } = settings;
  return {
    id,
    type,
    title: localize(title, locale).text,
    options: {
      subline: config.subline ? localize(config.subline, locale).text : '',
      background_image: toImage(images.find(({ visibility }) => visibility === 'public') ?? null, locale),
      signup_configuration: toSignup(signup, null, locale),
      terms: terms && { version: terms.version, page_id: terms.pageId },
    },
    results: [],
  };
};
