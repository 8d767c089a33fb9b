import type { SearchQuery } from '@foyer/api';
import type { Locale } from '@foyer/i18n';
import { localePath, paths } from '@foyer/links';

type Area = NonNullable<SearchQuery['area']>;
type Field = NonNullable<SearchQuery['field_id']>;

const areas: readonly Area[] = ['news', 'pages', 'people', 'files', 'comments', 'hotels'];
const fields: readonly Field[] = ['name', 'title', 'hotel', 'language'];

/** How many results one area shows when it is shown alone. */
const areaLimit = 20;

const among = <T extends string>(offered: readonly T[], value: string | null): T | undefined => offered.find((one) => one === value);

/** What the address of the results asks for; null where it asks for nothing. */
export function readSearch(query: URLSearchParams): SearchQuery | null {
  const field = among(fields, query.get('field_id'));
  const extended = query.get('type') === 'extendedSearch' && field !== undefined;
  const text = (extended ? query.get('query') : query.get('q'))?.trim().slice(0, 200);
  if (!text) return null;
  const page = Math.max(1, Math.min(100_000, Math.trunc(Number(query.get('page'))) || 1));
  const area = extended ? 'people' : among(areas, query.get('area'));
  const what: SearchQuery = extended ? { type: 'extendedSearch', field_id: field, query: text } : { q: text };
  return area ? { ...what, ...(!extended && { area }), page, limit: areaLimit } : what;
}

/** The address of what is looked for, of one area of it, of one of its pages. */
export function searchPath(locale: Locale, { type, q, field_id: field, query, area, page }: SearchQuery): string {
  const values = type === 'extendedSearch' ? { type, field_id: field, query } : { q, area };
  const given = Object.entries({ ...values, ...((page ?? 1) > 1 && { page }) }).filter(([, value]) => value !== undefined);
  return `${localePath(locale, paths.search)}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
