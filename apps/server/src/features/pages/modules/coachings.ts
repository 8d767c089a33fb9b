import { safeLink } from '@foyer/links';
import { localize } from '../../../platform/db/localized.ts';
import type { ModuleResolver } from './resolver.ts';

/** Coachings in the editor's order; one that leads nowhere safe is left out. */
export const resolveCoachings: ModuleResolver<'coachings'> = async ({ id, type, title, config }, { locale }) => ({
  id,
  type,
  title: localize(title, locale).text,
  options: {},
  results: config.entries.flatMap((entry) => {
    const link = safeLink(entry.link);
    if (!link) return [];
    const [page, article] = [localize(entry.pageName, locale), localize(entry.articleName, locale)];
    return {
      id: entry.id,
      page_name: page.text,
      page_locale: page.locale,
      article_name: article.text,
      content_locale: article.locale,
      link,
    };
  }),
});
