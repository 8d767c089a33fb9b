import { useFilterTexts } from '@foyer/i18n';
import { ActiveFilters, type FilterOption } from '@foyer/ui';
import { useNewsFilters } from './use-news-filters.ts';

/** What the list is filtered by, except the topics, which are above it anyway. */
export function NewsActiveFilters({ options, category }: { options: readonly FilterOption[]; category: string | undefined }) {
  const { active } = useFilterTexts();
  const { chosen, choose } = useNewsFilters(category);
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
