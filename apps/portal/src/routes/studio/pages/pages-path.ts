import type { StudioPageListing } from '@foyer/api/studio';
import type { Locale } from '@foyer/i18n';
import { localePath, paths } from '@foyer/links';

/** The states and kinds that pages are filtered by. */
const states = ['draft', 'changed', 'live', 'deleted'] as const;
const types = ['dashboard', 'page', 'article'] as const;

/** Reads the address of the list; what makes no sense counts as not there. */
export function readPagesListing(params: URLSearchParams): StudioPageListing {
  const page = Number(params.get('page') ?? 1);
  const state = states.find((one) => one === params.get('state'));
  const inReview = params.get('state') === 'in_review';
  const type = types.find((one) => one === params.get('type'));
  return {
    ...(state && { state }),
    ...(inReview && { in_review: true }),
    ...(type && { type }),
    q: (params.get('q') ?? '').trim().slice(0, 200),
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

/** The address of a list. */
export function pagesPath(locale: Locale, { state, in_review: inReview, type, q, page }: StudioPageListing): string {
  const search = new URLSearchParams({
    ...(state && { state }),
    ...(inReview && { state: 'in_review' }),
    ...(type && { type }),
    ...(q && { q }),
  });
  if (page > 1) search.set('page', String(page));
  return localePath(locale, `${paths.studioPages}${search.size > 0 ? `?${search.toString()}` : ''}`);
}
