import { type Api, newsFiltersQuery, newsListQuery, newsTopicFilterQuery, newsTopTeaserQuery } from '@foyer/api';
import type { QueryClient } from '@tanstack/react-query';
import { isUnfiltered, newsFilters } from './news-filters.ts';

/** Brings what the list at an address shows. It fails where the articles themselves do; what is around them may be missing. */
export async function loadNewsList(queryClient: QueryClient, api: Api, search: URLSearchParams, category?: string): Promise<void> {
  const filters = newsFilters(search, category);
  await Promise.all([
    queryClient.ensureInfiniteQueryData(newsListQuery(api, filters)),
    queryClient.prefetchQuery(newsFiltersQuery(api)),
    queryClient.prefetchQuery(newsTopicFilterQuery(api, filters)),
    isUnfiltered(filters, category) && queryClient.prefetchQuery(newsTopTeaserQuery(api, filters)),
  ]);
}
