import type { Schemas } from '@foyer/api';
import { localeKeys } from '@foyer/locales';
import type { Locale } from '../../platform/db/types.ts';
import { reviewStateOf } from '../../shared/content/reviews.ts';
import { toImage } from '../../shared/media/media.presenter.ts';
import { type PersonRow, toPerson } from '../../shared/people/person.presenter.ts';
import { toContent } from './studio-pages.content.ts';
import type { PageEntryRow, StudioPageRow } from './studio-pages.repository.ts';
import type { PageUses } from './studio-pages.uses.ts';

const person = (row: PersonRow | null, locale: Locale): Schemas['Person'] | null => row && toPerson(row, null, locale);
const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

/** A page in the studio's list. */
export const toEntry = (row: PageEntryRow, uses: PageUses, locale: Locale): Schemas['StudioPageEntry'] => ({
  ...{ id: row.id, type: row.type, title: row.title ?? '', title_locale: row.titleLocale },
  locales: localeKeys.filter((key) => row.titles[key]),
  state: row.state,
  visibility: row.visibility,
  public_by_purpose: uses.isPublic(row.id),
  modules: row.modules,
  uses: uses.of(row.id),
  image: toImage(row.picture, locale),
  changed_at: moment(row.savedAt),
  changed_by: person(row.savedBy, locale),
  deleted_at: moment(row.deletedAt),
  review: uses.settings.contentReview ? reviewStateOf(row.review) : null,
});

/** The state of a page with or without a working copy (`StudioPageState` in the contract). */
function stateOf({ page, draft }: Pick<StudioPageRow, 'page' | 'draft'>): Schemas['StudioPageState'] {
  if (page.deletedAt) return 'deleted';
  if (page.draft) return 'draft';
  return draft ? 'changed' : 'live';
}

/** A page as editors write it, but for what is wrong with it and what it names. */
export const toStudioPage = (row: StudioPageRow, uses: PageUses, locale: Locale): Omit<Schemas['StudioPage'], 'faults' | 'references'> => ({
  id: row.page.id,
  version: row.page.version,
  state: stateOf(row),
  content: row.draft ?? toContent(row.page),
  published: row.page.draft ? null : toContent(row.page),
  published_at: moment(row.page.publishedAt),
  changed_at: moment(row.savedAt),
  changed_by: person(row.savedBy, locale),
  image: toImage(row.picture, locale),
  uses: uses.of(row.page.id),
  public_by_purpose: uses.isPublic(row.page.id),
  deleted_at: moment(row.page.deletedAt),
});

/** A version in a page's history. */
export const toVersion = (
  {
    version,
    kind,
    savedAt,
    savedBy,
  }: Pick<Schemas['StudioPageVersion'], 'version' | 'kind'> & { savedAt: Date | null; savedBy: PersonRow | null },
  locale: Locale,
): Schemas['StudioPageVersion'] => ({ version, kind, saved_at: moment(savedAt), saved_by: person(savedBy, locale) });
