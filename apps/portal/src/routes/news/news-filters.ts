import type { Schemas } from '@foyer/api';

/** The filters of the news list as the address says: `?category=hotels`. */
export function newsFilters(search: URLSearchParams): Schemas['NewsFilters'] {
  const category = search.get('category');
  return category ? { category: [category] } : {};
}
