import type { FilterOption } from '@foyer/ui';
import { ListFilters } from '../../host/lists/list-filters.tsx';
import type { useNewsFilters } from './use-news-filters.ts';

type Chosen = Pick<ReturnType<typeof useNewsFilters>, 'chosen' | 'choose' | 'searchOf'>;

/** Loads `NewsExtras`. */
export const loadExtras = () => import('./news-extras.tsx');

/** The button that opens the filters; without scripts it leads to the list with the filters above it. */
export const NewsFilterButton = ({ options, chosen, choose, searchOf }: Chosen & { options: FilterOption[] }) => (
  <ListFilters filters={options} value={chosen} search={searchOf(chosen, { filters: 'open' })} onChange={choose} loadApplied={loadExtras} />
);
