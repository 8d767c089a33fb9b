import { newsFiltersQuery, useApi } from '@foyer/api';
import { useFilterTexts } from '@foyer/i18n';
import { ActiveFilters, type FilterOption } from '@foyer/ui';
import { useQuery } from '@tanstack/react-query';
import { ListFilters } from '../../host/lists/list-filters.tsx';
import type { useNewsFilters } from './use-news-filters.ts';

type Chosen = Pick<ReturnType<typeof useNewsFilters>, 'chosen' | 'choose'>;

const none: FilterOption[] = [];

/** What the list at hand can be filtered by: a category's list by all but the category. */
export function useNewsFilterOptions(category: string | undefined): FilterOption[] {
  const { data = none } = useQuery(newsFiltersQuery(useApi()));
  return category === undefined ? data : data.filter(({ identifier }) => identifier !== 'category');
}

/** The button that opens the filters. */
export const NewsFilterButton = ({ options, chosen, choose }: Chosen & { options: FilterOption[] }) => (
  <ListFilters filters={options} value={chosen} onChange={choose} />
);

/** What the list is filtered by, except the topics, which are above it anyway. */
export function NewsActiveFilters({ options, chosen, choose }: Chosen & { options: FilterOption[] }) {
  const { active } = useFilterTexts();
  const { topic } = chosen;
  return (
    <ActiveFilters
      {...active}
      filters={options.filter(({ identifier }) => identifier !== 'topic')}
      value={chosen}
      onChange={(rest) => choose(topic ? { ...rest, topic } : rest)}
      onReset={() => choose({})}
    />
  );
}
