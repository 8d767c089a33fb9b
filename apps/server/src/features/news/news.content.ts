import { paths } from '@foyer/links';
import { eq } from 'drizzle-orm';
import { localizedText } from '../../platform/db/localized.ts';
import { defineContentType } from '../../shared/content/content-type.ts';
import { news } from '../../shared/content/news.tables.ts';
import { published } from '../../shared/content/news.visibility.ts';

/** Articles: every member reads those that are out. */
export const newsContent = defineContentType({
  type: 'news',
  table: news,
  visibility: () => published,
  title: (locale) => localizedText(news.title, locale),
  address: paths.article,
  authorId: news.authorId,
  comments: eq(news.commentsAllowed, true),
  likes: eq(news.likesAllowed, true),
});
