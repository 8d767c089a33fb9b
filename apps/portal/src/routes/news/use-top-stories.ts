import { newsTopTeaserQuery, type Schemas, useApi } from '@foyer/api';
import { useQuery } from '@tanstack/react-query';

/** The carousel of top stories above the list, where there are any; a filtered list has none (content §2). */
export function useTopStories(filters: Schemas['NewsFilters'], unfiltered: boolean): Schemas['TopteaserModule'] | undefined {
  const { data } = useQuery({ ...newsTopTeaserQuery(useApi(), filters), enabled: unfiltered });
  return unfiltered && data && data.results.length > 0 ? data : undefined;
}
