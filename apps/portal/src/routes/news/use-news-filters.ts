import type { Schemas } from '@foyer/api';
import type { FilterSelection } from '@foyer/ui';
import { useSearchParams } from 'react-router';
import { writeFilters } from '../../host/lists/filter-address.ts';
import { newsFilterNames, newsFilters, newsPage } from './news-filters.ts';

/** The filters of the list in the address, and how to change them: each change is a step that the browser's Back takes back. */
export function useNewsFilters(category: string | undefined) {
  const [search, setSearch] = useSearchParams();
  const filters = newsFilters(search, category);
  /** The address's query with these filters on their first page, and what else it shall say. */
  const searchOf = (selection: FilterSelection, more: Record<string, string> = {}) =>
    new URLSearchParams([...writeFilters(search, [...newsFilterNames, 'filters'], selection), ...Object.entries(more)]);
  return {
    filters,
    page: newsPage(search),
    /** Whether the address asks for the filters, as it does where there are no scripts to open them. */
    asked: search.has('filters'),
    searchOf,
    /** Those that the reader has chosen; a category's list has its category beside them. */
    chosen: newsFilters(search, undefined) as FilterSelection & Schemas['NewsFilters'],
    choose: (selection: FilterSelection) => setSearch(searchOf(selection)),
  };
}
