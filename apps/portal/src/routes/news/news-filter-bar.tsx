import { newsFiltersQuery, useApi } from '@foyer/api';
import type { FilterOption } from '@foyer/ui';
import { useQuery } from '@tanstack/react-query';
import { ListFilters } from '../../host/lists/list-filters.tsx';
import type { useNewsFilters } from './use-news-filters.ts';

type Chosen = Pick<ReturnType<typeof useNewsFilters>, 'chosen' | 'choose' | 'searchOf'>;

/** Loads `NewsExtras`. */
export const loadExtras = () => import('./news-extras.tsx');

const none: FilterOption[] = [];

/** What the list at hand can be filtered by: a category's list by all but the category. */
export function useNewsFilterOptions(category: string | undefined): FilterOption[] {
  const { data = none } = useQuery(newsFiltersQuery(useApi()));
  return category === undefined ? data : data.filter(({ identifier }) => identifier !== 'category');
}

/** The button that opens the filters; without scripts it leads to the list with the filters above it. */
export const NewsFilterButton = ({ options, chosen, choose, searchOf }: Chosen & { options: FilterOption[] }) => (
  <ListFilters filters={options} value={chosen} search={searchOf(chosen, { filters: 'open' })} onChange={choose} loadApplied={loadExtras} />
);
