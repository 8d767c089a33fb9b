import { z } from 'zod';
import { count } from '../../../shared/content/config-fields.ts';
import { defineModule } from './define-module.ts';

/** The newest top stories. */
export const definition = defineModule({
  type: 'topteaser',
  config: z.object({ maxRecords: count(10), isCircle: z.boolean(), sliderInterval: z.number().nullable() }),
  visibility: 'members',
  async resolve({ maxRecords, ...options }, { orgId, locale, news, above }) {
    return { options, results: await news.teasers({ orgId, topStories: true, except: above }, maxRecords, locale) };
  },
  articles: ({ results }) => results.map(({ id }) => id),
});
