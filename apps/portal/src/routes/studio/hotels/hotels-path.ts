import type { StudioHotelsListing } from '@foyer/api/studio';
import type { Locale } from '@foyer/i18n';
import { paths } from '@foyer/links';
import { listPath, readPage, readWords } from '../records/list-path.ts';

/** Reads the address of the list; what makes no sense counts as not there. */
export const readHotelsListing = (params: URLSearchParams): StudioHotelsListing => ({ q: readWords(params), page: readPage(params) });

/** The address of a list. */
export const hotelsPath = (locale: Locale, { q, page }: StudioHotelsListing): string => listPath(locale, paths.studioHotels, { q, page });
