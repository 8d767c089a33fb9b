import type { Locale } from '@foyer/i18n';
import { localePath, paths } from '@foyer/links';

/** As the contract has it. */
const lastPossible = 100_000;

/** The page of the feed that an address asks for; the first where it says nothing of use. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= lastPossible ? page : 1;
}

/** The address of a page of the feed. */
export const feedPath = (locale: Locale, page: number): string =>
  localePath(locale, `${paths.activities}${page > 1 ? `?page=${page}` : ''}`);
