import type { Schemas } from '@foyer/api';

/** The page of a list that a reader asked for. */
export interface PageRequest {
  /** Counted from 1. */
  page: number;
  limit: number;
}

/** How many entries come before the page. */
export const offsetOf = ({ page, limit }: PageRequest): number => (page - 1) * limit;

/** The one pagination form. Beyond the last page `prev` leads back to it. */
export function paginate({ page, limit }: PageRequest, total: number): Schemas['Pagination'] {
  const last = Math.max(1, Math.ceil(total / limit));
  return { self: page, first: 1, last, prev: page > 1 ? Math.min(page - 1, last) : null, next: page < last ? page + 1 : null, limit };
}
