import { safeLink } from '@foyer/links';
import { localize } from '../../../platform/db/localized.ts';
import { toImage } from '../../../shared/media/media.presenter.ts';
import { toEntryTexts } from './entry-texts.ts';
import type { ModuleResolver } from './resolver.ts';

/** The cards in the editor's order, in the reader's language. A link that is not safe leads nowhere. */
export const resolveLandingPageTeaser: ModuleResolver<'landing_page_teaser'> = async (module, { orgId, locale }, { media }) => {
  const { id, type, title, config } = module;
  const pictures = await media.findAll(
    orgId,
    config.entries.flatMap(({ imageId }) => imageId ?? []),
  );
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  const results = config.entries.map((entry) => ({
    id: entry.id,
    ...toEntryTexts(entry, locale),
    image: toImage(byId.get(entry.imageId ?? '') ?? null, locale),
    link: safeLink(entry.link),
  }));
  return { id, type, title: localize(title, locale).text, options: {}, results };
};
