import type { Schemas } from '@foyer/api';
import type { Locale } from '../../platform/db/types.ts';
import { withCurrentMedia } from '../../shared/media/current-media.ts';
import { toAttachment, toImage } from '../../shared/media/media.presenter.ts';
import type { MediaRow } from '../../platform/storage/media.row.ts';
import { toPublication } from '../../shared/content/publication.presenter.ts';
import { toPerson } from '../../shared/people/person.presenter.ts';
import { sanitizeContent } from './news.html.ts';
import type { ArticleRow, TeaserRow } from './news.repository.ts';

type Shared = Pick<TeaserRow, keyof TeaserRow & keyof ArticleRow>;

/** The event an article announces; null for none. */
export function toEvent({ eventFirstDay, eventLastDay, eventStartTime, eventEndTime }: Shared): Schemas['Event'] | null {
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
  topics: row.topics,
  event: toEvent(row),
  author: toPerson(row.author, row.portrait, locale),
  likes_allowed: row.likesAllowed,
  comments_allowed: row.commentsAllowed,
  confirmation: row.confirmationRequired ? { due_day: row.confirmationDueDay } : null,
});

/** An article in lists. */
export const toTeaser = (row: TeaserRow, locale: Locale): Schemas['ArticleTeaser'] => ({
  ...toHeader(row, locale),
  images: { teaser: toImage(row.picture, locale) },
  likes_count: row.likesCount,
  comments_count: row.commentsCount,
});

/** An article with its own fields; a page that presents it adds the rest in its own way. */
export type WholeArticle = Omit<Schemas['Article'], 'author' | 'visibility' | 'access' | 'share_options'> &
  Pick<Schemas['PageArticle'], 'author'>;

/** An article in the lists of editors: with its publication, and while it is not out without what it asks of members. */
export function toEditorsTeaser(row: TeaserRow, locale: Locale, timeZone: string): Schemas['ArticleTeaser'] {
  const { confirmation, ...teaser } = toTeaser(row, locale);
  return { ...teaser, confirmation: row.status === 'published' ? confirmation : null, publication: toPublication(row, timeZone) };
}

/** A whole article; `related` holds the media of its gallery, its attachments and its text. */
export function toArticle(row: ArticleRow, related: readonly MediaRow[], locale: Locale) {
  const byId = new Map(related.map((medium) => [medium.id, medium]));
  const all = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return {
    ...toHeader(row, locale),
    content: withCurrentMedia(sanitizeContent(row.content ?? ''), related),
    images: {
      title: toImage(row.picture, locale),
      images: all(row.galleryIds).flatMap((medium) => toImage(medium, locale) ?? []),
    },
    publication: null,
    attachments: all(row.attachmentIds).map((medium) => toAttachment(medium, locale)),
    version: row.contentVersion,
  } satisfies WholeArticle;
}

/** What is not out is shown without what members do with it. */
export const withoutReactions = <Shown extends Pick<WholeArticle, 'likes_allowed' | 'comments_allowed' | 'confirmation'>>(
  article: Shown,
) => ({
  ...article,
  ...{ likes_allowed: false, comments_allowed: false, confirmation: null },
});

/** An article as editors see it: with its publication, and while it is not out without what members do with it. */
export function toEditorsArticle(article: Schemas['Article'], row: ArticleRow, timeZone: string): Schemas['Article'] {
  const out = row.status === 'published';
  return { ...(out ? article : withoutReactions(article)), publication: toPublication(row, timeZone) };
}
