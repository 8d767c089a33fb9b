import type { Schemas } from '@foyer/api';
import { oneLine, tidy } from '@foyer/html';
import { localeKeys } from '@foyer/locales';

import type { LocalizedText } from '../../platform/db/types.ts';
import type { news } from '../../shared/content/news.tables.ts';
import { sanitizeContent } from '../news/index.ts';

type Row = typeof news.$inferSelect;

/** All that editors write of an article (`StudioContent` in the contract). */
export type Content = Schemas['StudioContent'];

/** The columns of an article that hold it; its topics are apart. */
export type ContentColumns = Pick<
  Row,
  | 'title'
  | 'teaser'
  | 'content'
  | 'categoryId'
  | 'authorId'
  | 'imageId'
  | 'galleryIds'
  | 'attachmentIds'
  | 'eventFirstDay'
  | 'eventLastDay'
  | 'eventStartTime'
  | 'eventEndTime'
  | 'visibility'
  | 'shareable'
>;

/** HTML in which there is nothing to see is none. */
const filled = (html: string): string =>
  /<(?:img|td|th)\b/.test(html) || /[^\s\u00a0]/u.test(html.replace(/<[^<>]*>|&nbsp;/g, '')) ? html : '';

/** What is kept of a change: its HTML sanitised, its words tidied, languages without a word left out. */
export function cleaned({ texts, event, ...content }: Content): Content {
  const written = localeKeys.flatMap((locale) => {
    const text = texts[locale];
    if (!text) return [];
    const kept = { title: oneLine(text.title), teaser: tidy(text.teaser), content: filled(sanitizeContent(text.content)) };
    return kept.title || kept.teaser || kept.content ? [[locale, kept] as const] : [];
  });
  return { ...content, texts: Object.fromEntries(written), event: event && { ...event } };
}

type Part = keyof Schemas['StudioText'];

const byLanguage = (texts: Content['texts'], part: Part): LocalizedText =>
  Object.fromEntries(localeKeys.flatMap((locale) => (texts[locale]?.[part] ? [[locale, texts[locale][part]]] : [])));

/** As it is stored. */
export const toColumns = (content: Content): ContentColumns => ({
  title: byLanguage(content.texts, 'title'),
  teaser: byLanguage(content.texts, 'teaser'),
  content: byLanguage(content.texts, 'content'),
  categoryId: content.category_id,
  authorId: content.author_id,
  imageId: content.image_id,
  galleryIds: content.gallery_ids,
  attachmentIds: content.attachment_ids,
  eventFirstDay: content.event?.first_day ?? null,
  eventLastDay: content.event?.last_day ?? null,
  eventStartTime: content.event?.start_time ?? null,
  eventEndTime: content.event?.end_time ?? null,
  visibility: content.visibility,
  shareable: content.shareable,
});

/** As editors read it. */
export const toContent = (row: ContentColumns, topicIds: readonly string[]): Content => ({
  texts: Object.fromEntries(
    localeKeys.flatMap((locale) => {
      const text = { title: row.title[locale] ?? '', teaser: row.teaser[locale] ?? '', content: row.content[locale] ?? '' };
      return text.title || text.teaser || text.content ? [[locale, text]] : [];
    }),
  ),
  category_id: row.categoryId,
  topic_ids: [...topicIds],
  author_id: row.authorId,
  image_id: row.imageId,
  gallery_ids: row.galleryIds,
  attachment_ids: row.attachmentIds,
  event: row.eventFirstDay
    ? { first_day: row.eventFirstDay, last_day: row.eventLastDay, start_time: row.eventStartTime, end_time: row.eventEndTime }
    : null,
  visibility: row.visibility,
  shareable: row.shareable,
});
