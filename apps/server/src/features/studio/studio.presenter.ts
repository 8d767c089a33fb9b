import type { Schemas } from '@foyer/api';
import { localeKeys } from '@foyer/locales';
import type { Locale } from '../../platform/db/types.ts';
import { toPublication } from '../../shared/content/publication.presenter.ts';
import { reviewStateOf } from '../../shared/content/reviews.ts';
import { toImage } from '../../shared/media/media.presenter.ts';
import { type PersonRow, toPerson } from '../../shared/people/person.presenter.ts';
import { toContent } from './studio.content.ts';
import type { EntryRow, StudioRow } from './studio.repository.ts';

/** For whom it is worded. */
export interface Reader {
  locale: Locale;
  /** The customer's. */
  timeZone: string;
  /** The customer wants numbers of articles. */
  articleNumbers: boolean;
}

const person = (row: PersonRow | null, locale: Locale): Schemas['Person'] | null => row && toPerson(row, null, locale);

type Shown = Omit<EntryRow, 'title' | 'titleLocale' | 'titles' | 'categoryId' | 'categoryName' | 'review'>;

const toState = (row: Shown, { locale, timeZone, articleNumbers }: Reader) => ({
  id: row.id,
  state: row.deletedAt ? ('deleted' as const) : row.status,
  publication: toPublication(row, timeZone),
  author: toPerson(row.author, null, locale),
  image: toImage(row.picture, locale),
  changed_at: row.savedAt.toISOString(),
  changed_by: person(row.savedBy, locale),
  has_numbers: articleNumbers && !row.deletedAt && (row.status === 'published' || row.status === 'expired'),
});

/** An article in the studio's list. */
export const toEntry = (row: EntryRow, { reviewed, ...reader }: Reader & { reviewed: boolean }): Schemas['StudioArticleEntry'] => ({
  ...toState(row, reader),
  title: row.title ?? '',
  title_locale: row.titleLocale,
  locales: localeKeys.filter((locale) => row.titles[locale]),
  category: row.categoryId ? { id: row.categoryId, name: row.categoryName ?? '' } : null,
  deleted_at: row.deletedAt?.toISOString() ?? null,
  review: reviewed ? reviewStateOf(row.review) : null,
});

/** What hangs on an article beside its own row. */
interface Hung {
  topicIds: readonly string[];
  /** The media of its gallery and its attachments. */
  media: readonly Schemas['Medium'][];
}

/** An article as editors write it. */
export function toStudioArticle(row: StudioRow, { topicIds, media }: Hung, reader: Reader): Schemas['StudioArticle'] {
  const all = (ids: readonly string[]) => ids.flatMap((id) => media.find((one) => one.id === id) ?? []);
  return {
    ...toState(row, reader),
    version: row.savedVersion,
    content: toContent(row, topicIds),
    gallery: all(row.galleryIds),
    attachments: all(row.attachmentIds),
  };
}

/** A version in an article's history. */
export const toVersion = (
  { version, savedAt, savedBy }: { version: number; savedAt: Date; savedBy: PersonRow | null },
  locale: Locale,
): Schemas['StudioVersion'] => ({ version, saved_at: savedAt.toISOString(), saved_by: person(savedBy, locale) });
