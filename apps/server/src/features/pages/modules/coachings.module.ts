import { safeLink } from '@foyer/links';
import { z } from 'zod';
import { localize } from '../../../platform/db/localized.ts';
import { entries, link as address, title } from '../../../shared/content/config-fields.ts';
import { defineModule } from './define-module.ts';

/** Coachings in the editor's order; one that leads nowhere safe is left out. */
export const definition = defineModule({
  type: 'coachings',
  config: z.object({ entries: entries({ pageName: title, articleName: title, link: address }) }),
  visibility: 'all',
  resolve: (config, { locale }) => ({
    results: config.entries.flatMap(({ id, pageName, articleName, link: written }) => {
      const link = safeLink(written);
      if (!link) return [];
      const [page, article] = [localize(pageName, locale), localize(articleName, locale)];
      return { id, page_name: page.text, page_locale: page.locale, article_name: article.text, content_locale: article.locale, link };
    }),
  }),
});
