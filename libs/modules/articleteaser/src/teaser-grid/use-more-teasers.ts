import { newsListQuery, type Schemas, useApi } from '@foyer/api';
import { useInfiniteQuery } from '@tanstack/react-query';
import { uniqueById } from './unique-by-id.ts';

/**
 * The module's teasers and the pages fetched after them. The page brought the first ones, so the list is asked from its second
 * page on, and only when the reader wants more. What was fetched stays in the cache: who comes back finds the list as it was.
 */
export function useMoreTeasers({ options, results }: Schemas['ArticleteaserModule']) {
  const list = newsListQuery(useApi(), options.filters, options.maxRecords, 2);
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery({ ...list, enabled: false });
  const pages = data?.pages ?? [];
  return {
    /** How many pages were fetched after the first teasers. */
    pageCount: pages.length,
    teasers: uniqueById([results, ...pages.map((page) => page.results)].flat()),
    hasMore: pages.length > 0 ? hasNextPage : options.has_more,
    isFetching,
    failed: isError && !isFetching,
    fetchMore: () => void fetchNextPage(),
  };
}
