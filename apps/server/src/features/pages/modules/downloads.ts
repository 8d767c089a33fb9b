import { localize } from '../../../platform/db/localized.ts';
import { toFile } from '../../../shared/media/media.presenter.ts';
import type { ModuleResolver } from './resolver.ts';

/** Files in the editor's order; deleted ones are left out. */
export const resolveDownloads: ModuleResolver<'downloads'> = async ({ id, type, title, config }, { orgId, locale }, { media }) => {
  const rows = await media.findAll(orgId, config.mediaIds);
  return { id, type, title: localize(title, locale).text, options: {}, results: rows.map((row) => toFile(row, locale)) };
};
