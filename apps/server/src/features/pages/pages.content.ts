import { paths } from '@foyer/links';
import { localizedText } from '../../platform/db/localized.ts';
import { defineContentType } from '../../shared/content/content-type.ts';
import { publishedPage } from '../../shared/content/news.visibility.ts';
import { pages } from '../../shared/content/pages.tables.ts';

/** Pages: every member reads those that are out. They take neither comments nor likes. */
export const pageContent = defineContentType({
  type: 'page',
  table: pages,
  visibility: () => publishedPage,
  title: (locale) => localizedText(pages.title, locale),
  address: paths.page,
});
