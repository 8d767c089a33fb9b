import type { Locale } from '../../platform/db/types.ts';
import { mediaInText } from '../../shared/media/media-in-html.ts';
import { maySee } from '../../shared/media/media.policy.ts';
import { toImage } from '../../shared/media/media.presenter.ts';
import type { MediaRepository } from '../../shared/media/media.repository.ts';
import { toArticle, type WholeArticle } from './news.presenter.ts';
import type { ArticleRow } from './news.repository.ts';

/** Who reads, in which language. */
export interface ArticleReading {
  orgId: string;
  locale: Locale;
  guest: boolean;
}

/** A whole article; guests see nothing of its author, of reactions and confirmations, and only public media. */
export async function readWhole(row: ArticleRow, { orgId, locale, guest }: ArticleReading, media: MediaRepository) {
  // The row does not say whether guests may see its large picture.
  const picture = guest && row.picture ? [row.picture.id] : [];
  const found = await media.findAll(orgId, [...row.galleryIds, ...row.attachmentIds, ...picture, ...mediaInText(row.content ?? '')]);
  if (!guest) return toArticle(row, found, locale);
  const seen = found.filter((medium) => maySee(null, medium));
  const { images, ...article } = toArticle(row, seen, locale);
  const title = toImage(seen.find(({ id }) => id === row.picture?.id) ?? null, locale);
  const none = { author: null, likes_allowed: false, comments_allowed: false, confirmation: null };
  return { ...article, images: { ...images, title }, ...none } satisfies WholeArticle;
}

/** Headline, introduction and large picture, and nothing of the content. */
export const limited = (article: WholeArticle): WholeArticle => ({
  ...article,
  ...{ content: '', category: null, event: null, attachments: [] },
  images: { ...article.images, images: [] },
});
