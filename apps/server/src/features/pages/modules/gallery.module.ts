import { isSlide } from '@foyer/media-files';
import { z } from 'zod';
import { list, medium } from '../../../shared/content/config-fields.ts';
import { toFile, toImage } from '../../../shared/media/media.presenter.ts';
import { defineModule } from './define-module.ts';

/** Slides in the editor's order. What is not jpeg, gif or png has no picture and is offered as a download. */
export const definition = defineModule({
  type: 'gallery',
  config: z.object({ mediaIds: list(medium()) }),
  visibility: 'all',
  resolve: async ({ mediaIds }, { orgId, locale, media, textOf }) => ({
    results: (await media.findAll(orgId, mediaIds)).map((row) => ({
      id: row.id,
      title: textOf(row.title),
      file: toFile(row, locale),
      image: isSlide(row.type) ? toImage(row, locale) : null,
    })),
  }),
});
