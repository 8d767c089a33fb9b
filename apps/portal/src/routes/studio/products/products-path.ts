import type { StudioProductsListing } from '@foyer/api/studio';
import type { Locale } from '@foyer/i18n';
import { paths } from '@foyer/links';
import { listPath, readPage, readWords } from '../records/list-path.ts';

/** The states that rewards are filtered by. */
export const productStates = ['offered', 'planned', 'ended', 'withdrawn'] as const;

/** Reads the address of the list; what makes no sense counts as not there. */
export function readProductsListing(params: URLSearchParams): StudioProductsListing {
  const state = productStates.find((one) => one === params.get('state'));
  return { ...(state && { state }), q: readWords(params), page: readPage(params) };
}

/** The address of a list. */
export const productsPath = (locale: Locale, { state, q, page }: StudioProductsListing): string =>
  listPath(locale, paths.studioProducts, { state, q, page });
