import { type Api, newsFiltersQuery, newsListQuery, newsTopicFilterQuery, newsTopTeaserQuery, type Schemas } from '@foyer/api';
import type { QueryClient } from '@tanstack/react-query';

/** What the news list's screen is given. */
export interface NewsListData {
  /** What the list waits for, below its title. */
  loading?: Promise<unknown>;
}

interface ShownNews {
  filters?: Schemas['NewsFilters'];
  /** Nothing is filtered, so the top stories stand above the list. */
  unfiltered?: boolean;
  /** The page it begins on. */
  page?: number;
}

/** Brings what a list shows; all news unless it is filtered. It fails where the articles themselves do; what is around them may be missing. */
export async function loadNewsList(
  queryClient: QueryClient,
  api: Api,
  { filters = {}, unfiltered = true, page = 1 }: ShownNews = {},
): Promise<void> {
  await Promise.all([
    queryClient.ensureInfiniteQueryData(newsListQuery(api, filters, 10, page)),
    queryClient.prefetchQuery(newsFiltersQuery(api)),
    queryClient.prefetchQuery(newsTopicFilterQuery(api, filters)),
    unfiltered && page === 1 && queryClient.prefetchQuery(newsTopTeaserQuery(api, filters)),
  ]);
}
