import type { StudioReportsListing } from '@foyer/api/studio';
import type { Locale } from '@foyer/i18n';
import { paths } from '@foyer/links';
import { listPath, readPage } from '../records/list-path.ts';

/** Reads the address of the list; what makes no sense counts as not there. */
export const readReportsListing = (params: URLSearchParams): StudioReportsListing => ({
  settled: params.get('settled') === 'true',
  page: readPage(params),
});

/** The address of a list. */
export const reportsPath = (locale: Locale, { settled, page }: StudioReportsListing): string =>
  listPath(locale, paths.studioReports, { settled: settled ? 'true' : undefined, page });
