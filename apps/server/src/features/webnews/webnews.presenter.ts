import type { Schemas } from '@foyer/api';
import type { Locale } from '../../platform/db/types.ts';
import { toImage } from '../../shared/media/media.presenter.ts';
import type { WebNewsRow } from './webnews.repository.ts';

const hostOf = (url: string): string => (URL.parse(url)?.hostname ?? '').replace(/^www\./, '');

/** The website replaces an author whom the feed does not name. */
export const toWebNewsItem = (row: WebNewsRow, locale: Locale): Schemas['WebNewsItem'] => ({
  id: row.id,
  newsType: row.feed.newsType,
  img: toImage(row.picture, locale),
  author: { name: row.authorName ?? row.feed.title ?? hostOf(row.feed.url), link: row.authorLink },
  created_at: row.publishedAt.toISOString(),
  title: row.title,
  description: row.description,
  link: row.link,
});
