import { newsFiltersQuery, useApi } from '@foyer/api';
import type { FilterOption } from '@foyer/ui';
import { useQuery } from '@tanstack/react-query';

const none: FilterOption[] = [];

/** What the list at hand can be filtered by: a category's list by all but the category. */
export function useNewsFilterOptions(category: string | undefined): FilterOption[] {
  const { data = none } = useQuery(newsFiltersQuery(useApi()));
  return category === undefined ? data : data.filter(({ identifier }) => identifier !== 'category');
}
