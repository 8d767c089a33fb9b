import { localize } from '../../../platform/db/localized.ts';
import { toFile, toImage } from '../../../shared/media/media.presenter.ts';
import { isSlide } from '../../../platform/storage/media.types.ts';
import type { ModuleResolver } from './resolver.ts';

/** Slides in the editor's order. What is not jpeg, gif or png has no picture and is offered as a download. */
export const resolveGallery: ModuleResolver<'gallery'> = async ({ id, type, title, config }, { orgId, locale }, { media }) => {
  const rows = await media.findAll(orgId, config.mediaIds);
  const results = rows.map((row) => ({
    id: row.id,
    title: row.title ? localize(row.title, locale).text : '',
    file: toFile(row, locale),
    image: isSlide(row.type) ? toImage(row, locale) : null,
  }));
  return { id, type, title: localize(title, locale).text, options: {}, results };
};
