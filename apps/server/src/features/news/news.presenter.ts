import type { Schemas } from '@foyer/api';
import type { Locale } from '../../db/types.ts';
import { toFile, toImage } from '../media/media.presenter.ts';
import type { MediaRow } from '../media/media.repository.ts';
import { toPerson } from '../people/person.presenter.ts';
import { sanitizeContent } from './news.html.ts';
import type { ArticleRow, TeaserRow } from './news.repository.ts';

type Shared = Pick<TeaserRow, keyof TeaserRow & keyof ArticleRow>;

function toEvent({ eventFirstDay, eventLastDay, eventStartTime, eventEndTime }: Shared): Schemas['Event'] | null {
  if (!eventFirstDay) return null;
  return { first_day: eventFirstDay, last_day: eventLastDay, start_time: eventStartTime, end_time: eventEndTime };
}

const toHeader = (row: Shared, locale: Locale) => ({
  id: row.id,
  title: row.title ?? '',
  teaser: row.teaser ?? '',
  content_locale: row.contentLocale,
  publish_date: row.publishDate.toISOString(),
  category: row.categoryId ? { id: row.categoryId, name: row.categoryName ?? '' } : null,
  event: toEvent(row),
  author: toPerson(row.author, row.portrait, locale),
  likes_allowed: row.likesAllowed,
  comments_allowed: row.commentsAllowed,
});

/** An article as it stands in lists. */
export const toTeaser = (row: TeaserRow, locale: Locale): Schemas['ArticleTeaser'] => ({
  ...toHeader(row, locale),
  images: { teaser: toImage(row.picture, locale) },
  likes_count: row.likesCount,
  comments_count: row.commentsCount,
});

/** A whole article; `related` holds its gallery's and attachments' media. */
export function toArticle(row: ArticleRow, related: readonly MediaRow[], locale: Locale): Schemas['Article'] {
  const byId = new Map(related.map((medium) => [medium.id, medium]));
  const all = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return {
    ...toHeader(row, locale),
    content: sanitizeContent(row.content ?? ''),
    images: {
      title: toImage(row.picture, locale),
      images: all(row.galleryIds).flatMap((medium) => toImage(medium, locale) ?? []),
    },
    attachments: all(row.attachmentIds).map((medium) => toFile(medium, locale)),
  };
}
