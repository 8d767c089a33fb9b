import type { ConfirmationsQuery } from '@foyer/api';
import type { Locale } from '@foyer/i18n';
import { localePath, paths } from '@foyer/links';

/** What of the report is looked at; everything is in the address. */
export interface ReportView {
  page: number;
  query: string;
  state: 'open' | 'confirmed' | null;
  hotel: string | null;
}

const states = ['open', 'confirmed'] as const;

/** Reads the address; what makes no sense counts as not there. */
export function readReport(params: URLSearchParams): ReportView {
  const page = Number(params.get('page') ?? 1);
  return {
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    query: (params.get('query') ?? '').trim().slice(0, 200),
    state: states.find((state) => state === params.get('state')) ?? null,
    hotel: /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.exec(params.get('hotel') ?? '')?.[0] ?? null,
  };
}

/** The question to the server. */
export const askReport = ({ page, query, state, hotel }: ReportView): ConfirmationsQuery => ({
  page,
  limit: 20,
  ...(query && { query }),
  ...((state || hotel) && { filters: { ...(state && { state: [state] }), ...(hotel && { hotel: [hotel] }) } }),
});

function searchOf({ page, query, state, hotel }: ReportView): string {
  const search = new URLSearchParams({ ...(query && { query }), ...(state && { state }), ...(hotel && { hotel }) });
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `?${search.toString()}` : '';
}

/** The address of the report. */
export const reportPath = (locale: Locale, id: string, view: ReportView): string =>
  localePath(locale, `${paths.confirmations(id)}${searchOf(view)}`);

/** The address of the same as a file, whole. */
export function exportPath(locale: Locale, id: string, { query, state, hotel }: ReportView): string {
  const search = new URLSearchParams({ locale, ...(query && { query }) });
  if (state) search.set('filters[state][]', state);
  if (hotel) search.set('filters[hotel][]', hotel);
  return `/api/v2/news/${encodeURIComponent(id)}/confirmations/export?${search.toString()}`;
}
