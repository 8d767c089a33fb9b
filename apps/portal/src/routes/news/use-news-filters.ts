import type { Schemas } from '@foyer/api';
import type { FilterSelection } from '@foyer/ui';
import { useSearchParams } from 'react-router';
import { writeFilters } from '../../host/lists/filter-address.ts';
import { newsFilterNames, newsFilters } from './news-filters.ts';

/** The filters of the list in the address, and how to change them: each change is a step that the browser's Back takes back. */
export function useNewsFilters(category: string | undefined) {
  const [search, setSearch] = useSearchParams();
  const filters = newsFilters(search, category);
  return {
    filters,
    /** Those that the reader has chosen; a category's list has its category beside them. */
    chosen: newsFilters(search, undefined) as FilterSelection & Schemas['NewsFilters'],
    choose: (selection: FilterSelection) => setSearch(writeFilters(search, newsFilterNames, selection)),
  };
}
