import type { Schemas } from '@foyer/api';
import type { Locale } from '../../platform/db/types.ts';
import { toImage } from '../../shared/media/media.presenter.ts';
import type { MediaRow } from '../../platform/storage/media.row.ts';
import type { ContentRow } from './bubble-tool.repository.ts';
import { most, textOf } from './bubble-tool.rules.ts';

/** Every medium an article may show, its picture first. */
export const mediaIdsOf = ({ imageId, galleryIds, attachmentIds }: ContentRow): string[] => [
  ...new Set([...(imageId ? [imageId] : []), ...galleryIds, ...attachmentIds]),
];

/** An article as the screen shows it; `media` holds whatever the articles name. Attachments that are no images are left out. */
export function toScreenArticle(
  { id, title, teaser, content_locale, publish_date, category, event, author }: Schemas['ArticleTeaser'],
  content: ContentRow | undefined,
  media: ReadonlyMap<string, MediaRow>,
  locale: Locale,
): Schemas['BubbleToolArticle'] {
  const images = content ? mediaIdsOf(content).flatMap((one) => toImage(media.get(one) ?? null, locale) ?? []) : [];
  const text = textOf(teaser, content?.content ?? '');
  return { id, title, teaser, text, content_locale, publish_date, category, event, author, images: images.slice(0, most.images) };
}
