import { useFilterTexts } from '@foyer/i18n';
import { ActiveFilters, type FilterOption } from '@foyer/ui';
import { useLocation } from 'react-router';
import { useNewsFilters } from './use-news-filters.ts';

/** What the list is filtered by, except the topics, which are above it anyway. */
export function NewsActiveFilters({ options, category }: { options: readonly FilterOption[]; category: string | undefined }) {
  const { active } = useFilterTexts();
  const { pathname } = useLocation();
  const { chosen, searchOf } = useNewsFilters(category);
  return (
    <ActiveFilters
      {...active}
      filters={options.filter(({ identifier }) => identifier !== 'topic')}
      value={chosen}
      hrefOf={(selection) => `${pathname}?${searchOf(selection)}`.replace(/\?$/, '')}
    />
  );
}
