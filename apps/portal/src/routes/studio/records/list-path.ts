import type { Locale } from '@foyer/i18n';
import { localePath } from '@foyer/links';

/** The page of a list that an address names; what makes no sense counts as the first. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1;
}

/** What an address searches for. */
export const readWords = (params: URLSearchParams): string => (params.get('q') ?? '').trim().slice(0, 200);

/** The address of a list: what is chosen of it, and which page. */
export function listPath(
  locale: Locale,
  path: `/${string}`,
  { page, ...chosen }: { page: number } & Record<string, string | number | undefined>,
): string {
  const search = new URLSearchParams(Object.entries(chosen).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
  if (page > 1) search.set('page', String(page));
  return localePath(locale, `${path}${search.size > 0 ? `?${search.toString()}` : ''}`);
}
