import type { Schemas } from '@foyer/api';
import type { Locale } from '../../platform/db/types.ts';
import type { ReadSettings } from '../../platform/settings/org-settings.ts';
import { maySee } from '../../shared/media/media.policy.ts';
import { toImage } from '../../shared/media/media.presenter.ts';
import type { MediaRepository } from '../../shared/media/media.repository.ts';
import { accessTo, shareOptionsOf, visibilityOf } from '../../shared/content/pages.policy.ts';
import { toArticle, type WholeArticle } from './news.presenter.ts';
import type { ArticleRow } from './news.repository.ts';

/** Who reads, in which language. */
export interface ArticleReading {
  orgId: string;
  locale: Locale;
  guest: boolean;
}

type Sharing = Pick<ReadSettings, 'pages' | 'legalPagesOrder' | 'terms' | 'shareOptions'>;

// Articles keep to the rules of pages; none of them has a purpose that makes it public.
const asPage = ({ visibility, shareable }: Pick<ArticleRow, 'visibility' | 'shareable'>) => ({
  id: '',
  visibility,
  shareable,
  draft: false,
});

/** What a reader is given of an article, by the rules of pages (content §4); null for nothing. */
export const accessToArticle = (row: ArticleRow | undefined, reader: Pick<ArticleReading, 'guest'>, settings: Sharing) =>
  accessTo(row && asPage(row), reader, settings);

/** Whom an article is meant for and how it may be passed on. */
export const sharingOf = (row: ArticleRow, settings: Sharing): Pick<Schemas['Article'], 'visibility' | 'share_options'> => ({
  visibility: visibilityOf(asPage(row), settings),
  share_options: shareOptionsOf(asPage(row), settings),
});

/** A whole article; guests are told nothing of its author, of reactions and confirmations, and are given public media alone. */
export async function readWhole(row: ArticleRow, { orgId, locale, guest }: ArticleReading, media: MediaRepository) {
  // The row does not say whether guests may see its large picture.
  const picture = guest && row.picture ? [row.picture.id] : [];
  const found = await media.findAll(orgId, [...row.galleryIds, ...row.attachmentIds, ...picture]);
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
