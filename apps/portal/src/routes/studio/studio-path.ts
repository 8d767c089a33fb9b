import type { StudioListing } from '@foyer/api';
import type { Locale } from '@foyer/i18n';
import { localePath, paths } from '@foyer/links';

/** The states that articles are filtered by. */
const studioStates = ['draft', 'scheduled', 'published', 'expired', 'deleted'] as const;

/** Reads the address of the list; what makes no sense counts as not there. One's own articles are shown unless all are asked for. */
export function readListing(params: URLSearchParams): StudioListing {
  const page = Number(params.get('page') ?? 1);
  const state = studioStates.find((one) => one === params.get('state'));
  const inReview = params.get('state') === 'in_review';
  return {
    ...(state && { state }),
    ...(inReview && { in_review: true }),
    mine: params.get('of') !== 'all',
    q: (params.get('q') ?? '').trim().slice(0, 200),
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

/** The address of a list. */
export function listingPath(locale: Locale, { state, in_review: inReview, mine, q, page }: StudioListing): string {
  const search = new URLSearchParams({
    ...(state && { state }),
    ...(inReview && { state: 'in_review' }),
    ...(!mine && { of: 'all' }),
    ...(q && { q }),
  });
  if (page > 1) search.set('page', String(page));
  return localePath(locale, `${paths.studio}${search.size > 0 ? `?${search.toString()}` : ''}`);
}

/** What the filter of states has chosen; what waits for a review counts as one. */
export const stateIn = ({ state, in_review: inReview }: { state?: string; in_review?: boolean }): string =>
  inReview ? 'in_review' : (state ?? '');
